import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { SiteInput, siteInput } from '#shared/sites/site.ts';

export type SiteValues = z.input<typeof siteInput>;
export type SiteFormState = UseFormReturn<SiteValues, unknown, SiteInput>;

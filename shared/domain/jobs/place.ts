import { siteLocation } from '../../sites/address.ts';
import type { Site } from '../../sites/site.ts';

/** Where a job is, where somebody says at which property but not where that is. */
export const locationIn = (
  { location }: { location?: string | null | undefined },
  site: Pick<Site, 'address' | 'postcode'> | null | undefined,
): string | null | undefined => (location === undefined && site ? siteLocation(site) : location);

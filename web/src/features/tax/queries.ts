import { useQuery } from '@tanstack/react-query';
import type { CallInput } from '#shared/call.ts';
import { settingsRoutes } from '#shared/settings/routes.ts';
import type { TaxInput } from '#shared/settings/tax/settings.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { texts } from './texts.ts';

const settingsQuery = read(settingsRoutes.tax, {});

/** The tax settings; undefined until loaded. */
export const useTaxSettings = () => useQuery(settingsQuery).data;

/** Saves a setting immediately, and refetches every figure that depends on it. */
export const useSaveTax = () => {
  const { mutate, isPending } = useCall(settingsRoutes.updateTax, {
    success: texts.saved,
    failure: texts.saveFailed,
  });
  const save = (body: TaxInput) => mutate({ body } as CallInput<typeof settingsRoutes.updateTax>);
  return { save, busy: isPending };
};

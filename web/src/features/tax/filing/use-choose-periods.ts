import { filingRoutes } from '#shared/filing/routes.ts';
import type { MtdPeriods } from '#shared/settings/tax/settings.ts';
import { useCall } from '../../../api/use-call.ts';
import { ApiError, explain } from '../../../store/api-error.ts';
import { useCut } from '../../../store/line.ts';
import { texts } from '../texts.ts';
import { incomeTaxTexts as words } from './income-tax-texts.ts';
import { useConnection, useIsOwner } from './queries.ts';

const saidOf = (error: Error): string =>
  error instanceof ApiError ? error.reason : explain(words.periodsFailed, error);

/** Sets the update periods at HMRC; `isAtHmrc` is true if they must be set there, which the connected owner does. */
export const useChoosePeriods = () => {
  const { data } = useConnection('incomeTax');
  const isOwner = useIsOwner();
  const { mutate, isPending } = useCall(filingRoutes.choosePeriods, {
    success: texts.saved,
    failure: saidOf,
  });
  const isAtHmrc = data?.status === 'connected' || data?.status === 'ends_soon';
  const cut = useCut(isAtHmrc);
  return {
    isAtHmrc,
    mayChoose: !isAtHmrc || (isOwner && !cut),
    choose: (periods: MtdPeriods) => mutate({ body: { periods } }),
    choosing: isPending,
  };
};

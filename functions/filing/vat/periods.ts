import type { FirmId } from '#shared/firms/ids.ts';
import { readFigures, readObligations } from './entity.ts';
import { isSettled } from './reminding.ts';

/** What a change of scheme depends on: where periods start, what has been filed, and whether HMRC may have a return. */
export const vatPeriods = async (firmId: FirmId) => {
  const [returns, obligations] = await Promise.all([readFigures(firmId), readObligations(firmId)]);
  return {
    starts: obligations.map(({ start }) => start),
    filed: returns.filter(({ status }) => status === 'filed').map(({ end }) => end),
    isSettled: obligations.some(isSettled),
  };
};

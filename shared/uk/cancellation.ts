import { addDays, addYears, latest } from '../dates.ts';

/** A consumer contract with the 14-day right. */
export interface Cancellable {
  /** `goods`: goods alone or including their fitting, a sales contract (CCR reg 5). */
  contract: 'service' | 'goods';
  /** The day of the contract. */
  made: string;
  /** The day the last of the goods was received; left out until then. */
  goodsReceived?: string | null | undefined;
  /** The day the information about cancelling was given; null if never, left out if in time. */
  informed?: string | null | undefined;
}

const cancelDays = 14;

/**
 * The last day of the period if the consumer was informed in time. CCR reg 30. Whether supply and fit counts as goods or as a
 * service is not settled, so we use the later day. Null until the goods arrive.
 */
const normalEnd = ({ contract, made, goodsReceived }: Cancellable): string | null => {
  const ofService = addDays(made, cancelDays);
  if (contract === 'service') return ofService;
  return goodsReceived ? latest(ofService, addDays(goodsReceived, cancelDays)) : null;
};

/**
 * The last day on which the consumer may cancel; null until the period starts. Information given late, but within 12 months,
 * adds 14 days from then; if never given, the period ends 12 months later. CCR reg 30, 31.
 */
export const cancelUntil = (contract: Cancellable): string | null => {
  const end = normalEnd(contract);
  const { informed } = contract;
  if (end === null || informed === undefined) return end;
  // Reg 31(2): 12 months beginning with the first of the 14 days.
  const lastToInform = addYears(addDays(end, -cancelDays), 1);
  if (informed === null || informed > lastToInform) return addYears(end, 1);
  return latest(end, addDays(informed, cancelDays));
};

/** Reasons why there may be no right to cancel. CCR reg 28. */
export interface RightFacts {
  /** A visit for urgent repairs or maintenance that the consumer asked for. Anything else sold on it can still be cancelled. */
  isUrgentRepair?: boolean | undefined;
  /** Goods made to the consumer's specification. */
  isMadeToMeasure?: boolean | undefined;
  /** Goods inseparably mixed with others after delivery. Parts that could be removed again don't count. */
  isInseparable?: boolean | undefined;
}

export const hasRightToCancel = ({ isUrgentRepair, isMadeToMeasure, isInseparable }: RightFacts): boolean =>
  !isUrgentRepair && !isMadeToMeasure && !isInseparable;

/** A cancellation counts if it was sent in time, even if it arrives later. CCR reg 32(5). */
export const isInTime = (sentOn: string, until: string | null): boolean => until === null || sentOn <= until;

/** The last day to refund: 14 days after the notice, by the same means and without a fee. CCR reg 34. */
export const refundBy = (noticeReceived: string): string => addDays(noticeReceived, cancelDays);

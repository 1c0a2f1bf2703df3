import { type IssuingClient, isBusiness } from '../../invoices/issuing.ts';
import { invalidField } from '../../kernel/refusal.ts';
import type { Line } from '../../lines/line.ts';
import type { Sums } from '../../lines/shown.ts';
import { sumsOf } from '../../lines/sums.ts';
import { toPence } from '../../money.ts';
import type { QuoteAnswer } from '../../quotes/answer.ts';
import type { ContractKind } from '../../quotes/fields.ts';
import { cancelUntil, hasRightToCancel } from '../../uk/cancellation.ts';
import { regulationsApply } from '../../uk/consumer-contract.ts';
import type { Working } from './working.ts';

/** The fields of a sent version that the right to cancel depends on. */
export interface Cancellable {
  buyer: Pick<IssuingClient, 'kind' | 'cisContractor'>;
  contract: ContractKind;
  sums: Sums;
}

/**
 * True if the customer may cancel after accepting (SI 2013/3134 reg. 5, 28). A quote that is emailed and accepted by link is at
 * least a distance contract; one agreed on the doorstep has the same fourteen days.
 */
export const mayBeCancelled = ({ buyer, contract, sums }: Cancellable): boolean =>
  regulationsApply({
    customer: isBusiness({ name: '', ...buyer }) ? 'business' : 'consumer',
    where: 'distance',
    price: toPence(sums.total),
    isNewBuilding: contract === 'new_building',
  }) &&
  hasRightToCancel({
    isUrgentRepair: contract === 'urgent_repair',
    isMadeToMeasure: contract === 'made_to_measure',
  });

/** The last day on which the customer may cancel a contract made on a day; null if they have no such right. */
export const lastDayToCancel = (sent: Cancellable, made: string): string | null =>
  mayBeCancelled(sent) ? cancelUntil({ contract: 'service', made }) : null;

/** Throws 400 unless every index is that of an optional line. */
export const refuseChoice = ({ lines }: { lines: readonly Line[] }, chosen: readonly number[]): void => {
  if (!chosen.every((at) => lines[at]?.optional))
    throw invalidField('chosen', 'Names a line that is not optional');
};

/** The agreed total, and the last day to cancel; neither for a declined quote. */
export const agreedBy = (
  sent: Working & Cancellable,
  answer: QuoteAnswer,
  { chosen, today }: { chosen: readonly number[]; today: string },
) => {
  const isAccepted = answer === 'accepted';
  return {
    total: sumsOf(sent, isAccepted ? chosen : []).total,
    cancelUntil: isAccepted ? lastDayToCancel(sent, today) : null,
    ...(isAccepted && { chosen: [...chosen] }),
  };
};

interface Right {
  cancelUntil: string | null;
  startEarly: boolean;
}

/** The changes to a job from the customer's right to cancel. With several contracts the latest day counts. */
export const rightOn = (
  job: { cancelUntil?: string | null | undefined } | undefined,
  { cancelUntil: day, startEarly }: Right,
): { cancelUntil?: string; startEarly?: boolean } =>
  day && day > (job?.cancelUntil ?? '') ? { cancelUntil: day, startEarly } : {};

import { today } from '#shared/dates.ts';
import { isBusiness } from '#shared/invoices/issuing.ts';
import type { JobStatus } from '#shared/jobs/status.ts';
import { toPence } from '#shared/money.ts';
import { cancelUntil, hasRightToCancel } from '#shared/uk/cancellation.ts';
import { regulationsApply } from '#shared/uk/consumer-contract.ts';
import type { SentQuote } from '../versions/document.ts';
import type { StoredAnswer } from './entity.ts';

/**
 * Whether its customer may cancel once it is accepted (SI 2013/3134 reg. 5, 28). A quote that is mailed and accepted by link is a distance
 * contract at least; whatever was agreed at the door has the same fourteen days.
 */
export const mayBeCancelled = ({ buyer, contract, sums }: SentQuote): boolean =>
  regulationsApply({
    customer: isBusiness(buyer) ? 'business' : 'consumer',
    where: 'distance',
    price: toPence(sums.total),
    isNewBuilding: contract === 'new_building',
  }) &&
  hasRightToCancel({
    isUrgentRepair: contract === 'urgent_repair',
    isMadeToMeasure: contract === 'made_to_measure',
  });

/** The last day on which the customer may cancel a contract made today; null where there is no such right. */
export const lastDayToCancel = (sent: SentQuote, made = today()): string | null =>
  mayBeCancelled(sent) ? cancelUntil({ contract: 'service', made }) : null;

/** The right is lost when the work was fully done after the customer asked for it and understood that (CCR reg 36(4)). */
export const isDone = (
  { startEarly }: Pick<StoredAnswer, 'startEarly'>,
  job: { status: JobStatus } | undefined,
): boolean => job?.status === 'completed' && Boolean(startEarly?.asks && startEarly.understands);

import { addDays, formatDate, today } from '#shared/dates.ts';
import { invalidField } from '#shared/kernel/refusal.ts';

/** A refund can't be earlier than its payment. */
export const checkRefundedOn = (on: string, { paidOn }: { paidOn: string }): void => {
  if (on > addDays(today(), 1)) throw invalidField('on', 'Can’t be later than tomorrow');
  if (on < paidOn) throw invalidField('on', `Cannot be before it was paid, on ${formatDate(paidOn)}`);
};

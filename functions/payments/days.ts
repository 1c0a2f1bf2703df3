import { invalidField } from '#functions/lib/errors.ts';
import { addDays, formatDate, londonDate, today } from '#shared/dates.ts';

/** The same day a year before; the 29th of February stands for itself, as days are only compared. */
const yearBefore = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;

/** Money may be written down a day ahead (it was sent this evening), and up to a year before its invoice (a deposit). */
export const checkPaidOn = (paidOn: string, { createdAt }: { createdAt: string }): void => {
  if (paidOn > addDays(today(), 1)) throw invalidField('paidOn', 'Can’t be later than tomorrow');
  if (paidOn < yearBefore(londonDate(createdAt)))
    throw invalidField('paidOn', 'Can’t be more than a year before the invoice');
};

/** Money goes back after it came. */
export const checkRefundedOn = (on: string, { paidOn }: { paidOn: string }): void => {
  if (on > addDays(today(), 1)) throw invalidField('on', 'Can’t be later than tomorrow');
  if (on < paidOn) throw invalidField('on', `Cannot be before it was paid, on ${formatDate(paidOn)}`);
};

import { formatDate, londonDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds, formatShortPounds } from '#shared/money.ts';

const times = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
};

const dayOf = (instant: string): string => {
  const day = londonDate(instant);
  return day === today() ? 'today' : formatDate(day);
};

/** What has happened to an invoice: `Sent 16 Oct 2026 · reminded twice, last today`. */
export const history = ({ createdAt, sentAt, paidAt, reminderCount, lastRemindedAt }: Invoice): string => {
  const parts = [sentAt ? `Sent ${dayOf(sentAt)}` : `Created ${dayOf(createdAt)}`];
  if (reminderCount > 0) {
    const last = lastRemindedAt ? `, last ${dayOf(lastRemindedAt)}` : '';
    parts.push(`reminded ${times(reminderCount)}${last}`);
  }
  if (paidAt) parts.push(`paid ${dayOf(paidAt)}`);
  return parts.join(' · ');
};

/** When and where the work was done: `3 Nov 2026 to 5 Nov 2026 · 14 Mill Lane`. */
export const whenAndWhere = ({
  workStartDate,
  workEndDate,
  workLocation,
}: Pick<Invoice, 'workStartDate' | 'workEndDate' | 'workLocation'>): string => {
  const [from, to] = [workStartDate ?? workEndDate, workEndDate ?? workStartDate];
  const dates = [from, to === from ? null : to].flatMap((date) => (date ? [formatDate(date)] : []));
  return [dates.join(' to '), workLocation].filter(Boolean).join(' · ');
};

/** `Labour, 5.25 h at £47.71`, as far as hours and rate are given. */
export const labourLabel = ({ hoursWorked, hourlyRate }: Invoice): string => {
  const hours = hoursWorked > 0 ? `${hoursWorked} h` : '';
  const rate = hourlyRate > 0 ? `at ${formatPounds(hourlyRate)}` : '';
  const detail = [hours, hours ? rate : ''].filter(Boolean).join(' ');
  return detail ? `Labour, ${detail}` : 'Labour';
};

/** What stands before the sum: `Total due by 15 Nov 2026`. */
export const totalLabel = ({ paidAt, dueDate, paid, balance }: Invoice): string => {
  if (paid > 0 && balance > 0) return 'Total';
  return paidAt ? `Total paid ${formatDate(londonDate(paidAt))}` : `Total due by ${formatDate(dueDate)}`;
};

/** `£100 of £240 paid`; null where nothing came yet, or nothing is left to come. */
export const partPaid = ({ amount, paid, balance }: Invoice): string | null =>
  paid > 0 && balance > 0 ? `${formatShortPounds(paid)} of ${formatShortPounds(amount)} paid` : null;

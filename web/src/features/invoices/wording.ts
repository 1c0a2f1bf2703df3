import { readDate, readPast } from '#shared/calendar/when.ts';
import { formatDate, londonDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { daysOverdue, shownState } from '#shared/invoices/status.ts';
import { formatPounds, formatShortPounds } from '#shared/money.ts';
import { counted } from '#shared/words.ts';

const times = (count: number): string => {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
};

const dayOf = (instant: string): string => {
  const day = londonDate(instant);
  return day === today() ? 'today' : formatDate(day);
};

/** `Reminded`, `Reminded twice`, `Reminded automatically`, `Reminded twice, last automatically`. */
export const reminded = ({
  reminderCount,
  lastRemindedBy,
}: Pick<Invoice, 'reminderCount' | 'lastRemindedBy'>): string => {
  const isRepeated = reminderCount > 1;
  const often = isRepeated ? `Reminded ${times(reminderCount)}` : 'Reminded';
  if (lastRemindedBy) return often;
  return isRepeated ? `${often}, last automatically` : `${often} automatically`;
};

/** An invoice's history: `Sent 16 Oct 2026 · reminded twice, last today`. */
export const history = (invoice: Invoice): string => {
  const { createdAt, sentAt, paidAt, voidedAt, reminderCount, lastRemindedAt } = invoice;
  const parts = [sentAt ? `Sent ${dayOf(sentAt)}` : `Created ${dayOf(createdAt)}`];
  if (reminderCount > 0) {
    const last = lastRemindedAt ? `, last ${dayOf(lastRemindedAt)}` : '';
    parts.push(`reminded ${times(reminderCount)}${last}`);
  }
  if (paidAt) parts.push(`paid ${dayOf(paidAt)}`);
  if (voidedAt) parts.push(`voided ${dayOf(voidedAt)}`);
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

/** `Labour, 5.25 h at £47.71`, if hours and rate are given. */
export const labourLabel = ({
  hoursWorked,
  hourlyRate,
}: Pick<Invoice, 'hoursWorked' | 'hourlyRate'>): string => {
  const hours = hoursWorked > 0 ? `${hoursWorked} h` : '';
  const rate = hourlyRate > 0 ? `at ${formatPounds(hourlyRate)}` : '';
  const detail = [hours, hours ? rate : ''].filter(Boolean).join(' ');
  return detail ? `Labour, ${detail}` : 'Labour';
};

/** True if part of it was paid or credited, so that the amount isn't the balance. */
export const isCounted = ({
  paid,
  credited,
  balance,
}: Pick<Invoice, 'paid' | 'credited' | 'balance'>): boolean => credited > 0 || (paid > 0 && balance > 0);

/** The label of the amount: `Total due by 15 Nov 2026`. */
export const totalLabel = (
  invoice: Pick<Invoice, 'paid' | 'credited' | 'balance' | 'paidAt' | 'dueDate' | 'voidedAt'>,
): string => {
  const { paidAt, dueDate, voidedAt } = invoice;
  if (voidedAt || isCounted(invoice)) return 'Total';
  return paidAt ? `Total paid ${formatDate(londonDate(paidAt))}` : `Total due by ${formatDate(dueDate)}`;
};

/** `£60 credited`; null if nothing was, or nothing is left to pay. */
export const partCredited = ({ credited, balance }: Invoice): string | null =>
  credited > 0 && balance > 0 ? `${formatShortPounds(credited)} credited` : null;

/** `£100 paid`; null if nothing was paid yet, or nothing is left to pay. */
export const partPaid = ({ paid, balance }: Invoice): string | null =>
  paid > 0 && balance > 0 ? `${formatShortPounds(paid)} paid` : null;

/** An invoice's latest event, for a row: `reminded today`, `sent 20 Oct`, `due 24 Dec`. */
export const latestOf = ({ status, dueDate, lastRemindedAt, sentAt }: Invoice): string => {
  const now = today();
  if (status !== 'paid' && lastRemindedAt) return `reminded ${readPast(londonDate(lastRemindedAt), now)}`;
  const isLate = dueDate < now;
  if (status !== 'paid' && !isLate)
    return sentAt ? `sent ${readPast(londonDate(sentAt), now)}` : 'not sent yet';
  return `due ${readDate(dueDate, now)}`;
};

/** An invoice's status in short: `4 days` overdue, `due 24 Dec`, paid `24 Nov`; empty if its status says it all. */
export const stateOf = (invoice: Invoice): string => {
  const now = today();
  const state = shownState(invoice, now);
  if (state === 'overdue') return counted(daysOverdue(invoice.dueDate, now), 'day');
  if (state === 'unpaid') return `due ${readDate(invoice.dueDate, now)}`;
  return state === 'paid' && invoice.paidAt ? readDate(londonDate(invoice.paidAt), now) : '';
};

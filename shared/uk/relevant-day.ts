import { addDays, earliest, latest } from '../dates.ts';
import { bankHolidays } from './bank-holidays.ts';
import type { Nation } from './nations.ts';
import { paymentTermsLaw } from './payment-reform.ts';

/** What determines when a debt between businesses is late (LPA s.4 as amended by SI 2013/395, 2013/908 and 2015/1336). */
export interface Debt {
  /** The agreed payment date: in the contract, not merely printed on the invoice. */
  agreedDate?: string | null | undefined;
  /** The day the work was done. */
  performed?: string | null | undefined;
  /** The day the customer had notice of the amount. */
  noticeOfAmount?: string | null | undefined;
  purchaser: 'business' | 'public authority';
  /** The agreed date is grossly unfair to the supplier (s.4(7A)). */
  isGrosslyUnfair?: boolean | undefined;
  /** The day an acceptance or verification procedure ended, and whether more than 30 days for it were agreed and fair. */
  accepted?: string | null | undefined;
  isLongAcceptanceAgreed?: boolean | undefined;
  /** A payment due before the work it pays for, such as a deposit (s.11). */
  isAdvance?: boolean | undefined;
}

const noticeDays = 30;
const longestTermDays = 60;
const acceptanceDays = 30;

/** The first day of a period "beginning with" it; null if not known yet. */
const firstDay = (debt: Debt): string | null => {
  const start = latest(debt.performed, debt.noticeOfAmount);
  if (!debt.accepted) return start;
  const longest = debt.performed ? addDays(debt.performed, acceptanceDays - 1) : null;
  const ended = debt.isLongAcceptanceAgreed ? debt.accepted : earliest(debt.accepted, longest);
  // s.4(5B): the period begins with the day after the procedure is completed.
  return latest(start, ended && addDays(ended, 1));
};

const lastOf = (start: string | null, days: number): string | null => start && addDays(start, days - 1);

/** The relevant day: statutory interest starts the day after. Null if there is none yet. */
export const relevantDay = (debt: Debt): string | null => {
  // s.4(2G), 11: created on the day the work is done, whatever was agreed.
  if (debt.isAdvance) return debt.performed ?? null;
  const start = firstDay(debt);
  const agreed = debt.agreedDate ?? null;
  if (!agreed) return lastOf(start, noticeDays);
  if (debt.purchaser === 'public authority') return earliest(agreed, lastOf(start, noticeDays));
  const { maxTermDays } = paymentTermsLaw(agreed);
  const cap = debt.isGrosslyUnfair ? longestTermDays : maxTermDays;
  return cap === null ? agreed : earliest(agreed, lastOf(start, cap));
};

const isWorkingDay = (day: string, nation: Nation): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !bankHolidays[nation][day];
};

/** An email sent at this time (`HH:mm`) or later counts as read on the next working day. */
const endOfWork = '17:00';

/**
 * The day on which an emailed invoice counts as notice: the same day if sent before 17:00 on a working day, otherwise the next
 * working day.
 */
export const noticeDay = (sentOn: string, time: string, nation: Nation): string => {
  if (time < endOfWork && isWorkingDay(sentOn, nation)) return sentOn;
  let day = addDays(sentOn, 1);
  while (!isWorkingDay(day, nation)) day = addDays(day, 1);
  return day;
};

import { addMonths, isCalendarDate } from '../../dates.ts';
import { dayOf, type Form, invalid } from '../engine/form.ts';

/** What has not happened yet is not recorded. */
export const dayNotAhead = (form: Form): void => {
  const day = dayOf(form);
  if (day !== undefined && isCalendarDate(day) && day > form.today)
    invalid(form, form.definition.day, 'Enter today or an earlier day');
};

/** So many months after the day of the check, where the definition says how many. */
export const dueAfterMonths = (form: Form): void => {
  const day = dayOf(form);
  const months = form.definition.dueMonths;
  if (day !== undefined && isCalendarDate(day) && months !== undefined)
    form.found.nextDue = addMonths(day, months);
};

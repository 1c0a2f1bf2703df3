import { addMonths, isCalendarDate } from '../../dates.ts';
import { dayOf, type Form, invalid } from '../engine/form.ts';

/** A check can't be dated in the future. */
export const dayNotAhead = (form: Form): void => {
  const day = dayOf(form);
  if (day !== undefined && isCalendarDate(day) && day > form.today)
    invalid(form, form.definition.day, 'Enter today or an earlier day');
};

/** The next due date: the definition's number of months after the check. */
export const dueAfterMonths = (form: Form): void => {
  const day = dayOf(form);
  const months = form.definition.dueMonths;
  if (day !== undefined && isCalendarDate(day) && months !== undefined)
    form.found.nextDue = addMonths(day, months);
};

import { useRef } from 'react';
import { addDays, daysBetween, isCalendarDate } from '#shared/dates.ts';
import type { JobFormState } from './use-job-form.ts';

/** Moves a job's other dates with its day: longer work keeps its length and starts on the new day. */
export const useWhen = (form: JobFormState) => {
  const last = useRef(form.getValues('scheduledDate'));
  const onDay = (day: string) => {
    if (!isCalendarDate(day)) return;
    const before = last.current;
    last.current = day;
    if (!before || !isCalendarDate(before)) return;
    const by = daysBetween(before, day);
    for (const name of ['startDate', 'endDate'] as const) {
      const date = form.getValues(name);
      if (date && isCalendarDate(date))
        form.setValue(name, addDays(date, by), {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
    }
  };
  const pick = (day: string) => {
    form.setValue('scheduledDate', day, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    onDay(day);
  };
  return { pick, onDay };
};

import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addDays, today } from '#shared/dates.ts';
import { useDueDays } from '../../data/due-days.ts';

/** Sets a new invoice's due date by its client's payment terms, unless one was typed. */
export const useDueDate = (
  form: UseFormReturn<{ clientId?: number; dueDate?: string }>,
  isNew: boolean,
): void => {
  const { control, formState, setValue } = form;
  const days = useDueDays()(useWatch({ control, name: 'clientId' }));
  const isTyped = Boolean(formState.dirtyFields.dueDate);
  useEffect(() => {
    // It wasn't typed, so it must not count as unsaved input.
    if (isNew && !isTyped) setValue('dueDate', addDays(today(), days), { shouldDirty: false });
  }, [isNew, isTyped, days, setValue]);
};

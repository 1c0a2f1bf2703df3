import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { addDays, today } from '#shared/dates.ts';
import { useDueDays } from '../../data/due-days.ts';

/** A new invoice is due by its client's days to pay, whoever that comes to be, unless a due date was typed. */
export const useDueDate = (
  form: UseFormReturn<{ clientId?: number; dueDate?: string }>,
  isNew: boolean,
): void => {
  const { control, formState, setValue } = form;
  const days = useDueDays()(useWatch({ control, name: 'clientId' }));
  const isTyped = Boolean(formState.dirtyFields.dueDate);
  useEffect(() => {
    // Nobody typed it: the form must not ask whether to keep it.
    if (isNew && !isTyped) setValue('dueDate', addDays(today(), days), { shouldDirty: false });
  }, [isNew, isTyped, days, setValue]);
};

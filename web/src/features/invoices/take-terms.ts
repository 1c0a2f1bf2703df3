import type { UseFormReturn } from 'react-hook-form';
import type { Client } from '#shared/clients/client.ts';
import { addDays, today } from '#shared/dates.ts';

/** A client who has days of their own to pay gets these, unless a due date was typed. */
export const takeTerms =
  (form: UseFormReturn<{ dueDate?: string }>) =>
  ({ paymentTermsDays }: Client): void => {
    const { dirtyFields } = form.formState;
    if (typeof paymentTermsDays === 'number' && !dirtyFields.dueDate)
      form.resetField('dueDate', { defaultValue: addDays(today(), paymentTermsDays) });
  };

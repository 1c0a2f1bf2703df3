import { workOf } from '#shared/charging/work.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { Values } from './form-values.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

/** Fills a new invoice's empty fields from its job. */
export const fillEmpty = (form: InvoiceForm, job: Job): void => {
  for (const [name, value] of Object.entries({ ...workOf(job), amount: job.amount }) as [
    keyof Values,
    Values[keyof Values],
  ][]) {
    const present = form.getValues(name);
    const isEmpty = present === undefined || present === null || present === '';
    if (isEmpty && value)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  }
};

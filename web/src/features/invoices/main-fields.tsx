import { workOf } from '#shared/charging/work.ts';
import { oneAmountCodes } from '#shared/invoices/one-amount.ts';
import { invoiceStatuses } from '#shared/invoices/status.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { vatNames } from '#shared/uk/vat.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { useVatCode } from '../../data/vat-code.ts';
import { NumberField } from '../../forms/number-field.tsx';
import { ClientField, type PartyForm } from '../../forms/party/client-field.tsx';
import { JobField } from '../../forms/party/job-field.tsx';
import type { Values } from './form-values.ts';
import { labels, texts } from './texts.ts';
import { useDueDate } from './use-due-date.ts';
import { type InvoiceForm, useDrawsNumber } from './use-invoice-form.ts';

/** Fills a new invoice's empty fields from its job. */
const fillEmpty = (form: InvoiceForm, job: Job): void => {
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

const vatOptions = oneAmountCodes.map((value) => ({ value, label: vatNames[value] }));
const statusOptions = invoiceStatuses.map((value) => ({ value, label: texts.statuses[value] }));

interface Props {
  form: InvoiceForm;
}

/** How much, of whom, by when and what for: all that most invoices need. */
export function MainFields({ form, isNew, hasLines }: Props & { isNew: boolean; hasLines: boolean }) {
  // Client and job have the same names and types in every form.
  const party = form as unknown as PartyForm;
  useDueDate(form as unknown as Parameters<typeof useDueDate>[0], isNew);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 sm:not-split:grid-cols-2">
      {!hasLines && (
        <div data-headline className="col-span-full" {...(isNew && { 'data-begin': true })}>
          <NumberField
            control={form.control}
            name="amount"
            label={labels.amount}
            required
            money
            step={0.01}
          />
        </div>
      )}
      <ClientField form={party} />
      <JobField form={party} onChosen={(job) => isNew && fillEmpty(form, job)} />
      <WhatFor form={form} />
      <DueDate form={form} />
      {!hasLines && <VatInside form={form} isNew={isNew} />}
    </div>
  );
}

// Separate components: the first field with an error is focused, in the order in which fields are registered.
function DueDate({ form: { register, formState } }: Props) {
  return (
    <Field label={labels.dueDate} required error={formState.errors.dueDate?.message}>
      <DateInput {...register('dueDate', { setValueAs: (date: string) => date || undefined })} />
    </Field>
  );
}

/** The number, unless a gapless series assigns it, and the status. */
export function NumberAndStatus({ form: { register, formState }, isNew }: Props & { isNew: boolean }) {
  const isDrawn = useDrawsNumber() && isNew;
  const { errors } = formState;
  return (
    <>
      {!isDrawn && (
        <Field label={labels.invoiceNumber} required error={errors.invoiceNumber?.message}>
          <TextInput
            {...register('invoiceNumber')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      )}
      <Field label={labels.status} required error={errors.status?.message}>
        <Select {...register('status')} options={statusOptions} />
      </Field>
    </>
  );
}

/** How much of a single amount is VAT, for those who may charge it. */
function VatInside({ form: { register, formState, watch }, isNew }: Props & { isNew: boolean }) {
  const isRegistered = useVatCode() !== 'o';
  const kept = watch('vatCode');
  if (!isRegistered && !kept) return null;
  return (
    <Field label={labels.vatCode} required={isNew} error={formState.errors.vatCode?.message}>
      <Select
        {...register('vatCode', { setValueAs: (code: string) => code || undefined })}
        options={[{ value: '', label: texts.vatUnsaid }, ...vatOptions]}
      />
    </Field>
  );
}

function WhatFor({ form: { register, formState } }: Props) {
  return (
    <Field
      label={labels.workDescription}
      error={formState.errors.workDescription?.message}
      className="col-span-full"
    >
      <TextArea {...register('workDescription')} rows={2} autoCapitalize="sentences" />
    </Field>
  );
}

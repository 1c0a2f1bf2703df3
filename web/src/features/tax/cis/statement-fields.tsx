import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formatDate } from '#shared/dates.ts';
import type { CisMonthInput, cisMonthInput } from '#shared/tax/cis.ts';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { DateInput } from '../../../components/text-input.tsx';
import { clientChoices, useClients } from '../../../data/clients.ts';
import { IdField } from '../../../forms/id-field.tsx';
import { NumberField } from '../../../forms/number-field.tsx';
import { cisTexts as words } from './texts.ts';

export type Values = z.input<typeof cisMonthInput>;
type Form = UseFormReturn<Values, unknown, CisMonthInput>;

interface Props {
  form: Form;
  /** The tax months to choose from; an existing statement's contractor and month are fixed. */
  months: readonly string[] | undefined;
}

/** A statement's fields. */
export function StatementFields({ form, months }: Props) {
  const { control, register, formState } = form;
  return (
    <>
      {months && <WhoseFields form={form} months={months} />}
      <NumberField control={control} name="gross" label={words.grossField} money step={0.01} />
      <NumberField control={control} name="materials" label={words.materialsField} money step={0.01} />
      <NumberField control={control} name="deducted" label={words.deductedField} money step={0.01} />
      <Field label={words.receivedOn} error={formState.errors.receivedOn?.message}>
        <DateInput {...register('receivedOn')} />
      </Field>
    </>
  );
}

function WhoseFields({ form, months }: { form: Form; months: readonly string[] }) {
  const clients = useClients();
  const choices = useMemo(() => clientChoices(clients.rows), [clients.rows]);
  const options = months.map((end) => ({ value: end, label: words.month(formatDate(end)) }));
  return (
    <>
      <IdField
        control={form.control}
        name="clientId"
        label={words.contractor}
        choices={choices}
        placeholder={words.noContractor}
        emptyText={clients.complete ? words.noClients : words.loadingClients}
        required
      />
      <Field label={words.taxMonth} required>
        <Select {...form.register('monthEnd')} options={options} />
      </Field>
    </>
  );
}

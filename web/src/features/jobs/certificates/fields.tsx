import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { certificateInput } from '#shared/certificates/contract.ts';
import {
  type CertificateKind,
  certificateKinds,
  certificateNames,
  dueMonths,
} from '#shared/certificates/kinds.ts';
import { addMonths, today } from '#shared/dates.ts';
import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { DateInput, TextInput } from '../../../components/text-input.tsx';
import { certificateTexts as texts } from '../../../forms/certificates/texts.ts';

export type Values = z.input<typeof certificateInput>;

const kinds = certificateKinds.map((value) => ({ value, label: certificateNames[value] }));

/** When a new certificate of this kind is due again. */
export const dueFrom = (kind: CertificateKind): string => {
  const months = dueMonths[kind];
  return months ? addMonths(today(), months) : '';
};

/** A certificate's fields. `onKind` is called with another kind. */
export function CertificateFields<Checked>({
  form,
  onKind,
}: {
  form: UseFormReturn<Values, unknown, Checked>;
  onKind?: (kind: CertificateKind) => void;
}) {
  const { errors } = form.formState;
  const kind = form.watch('kind');
  return (
    <>
      <Field label={texts.kind} required error={errors.kind?.message}>
        <Select
          {...form.register('kind', {
            onChange: ({ target }) => onKind?.((target as HTMLSelectElement).value as CertificateKind),
          })}
          options={kinds}
        />
      </Field>
      {kind === 'other' && (
        <Field label={texts.name} required error={errors.title?.message}>
          <TextInput {...form.register('title')} autoComplete="off" autoCapitalize="sentences" />
        </Field>
      )}
      <Field label={texts.number} error={errors.number?.message}>
        <TextInput {...form.register('number')} autoComplete="off" />
      </Field>
      <Field
        label={texts.nextDue}
        hint={texts.nextDueHint}
        required={kind !== 'other'}
        error={errors.nextDue?.message}
      >
        <DateInput {...form.register('nextDue')} />
      </Field>
    </>
  );
}

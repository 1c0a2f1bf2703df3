import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ClientInput, clientInput } from '#shared/clients/contract.ts';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { texts } from './texts.ts';

export type ClientValues = z.input<typeof clientInput>;

interface Props {
  form: UseFormReturn<ClientValues, unknown, ClientInput>;
}

const kinds = [
  { value: '', label: texts.notSaid },
  { value: 'consumer', label: texts.kinds.consumer },
  { value: 'business', label: texts.kinds.business },
  { value: 'public', label: texts.kinds.public },
];
const answers = [
  { value: '', label: texts.notSaid },
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
];

/** The client's tax details: private clients have none. */
export function TaxFields({ form }: Props) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const isAsked = kind === 'business' || kind === 'public';
  return (
    <>
      <Field label={texts.fields.kind} error={errors.kind?.message}>
        <Select {...register('kind')} options={kinds} />
      </Field>
      {isAsked && (
        <>
          <Field label={texts.fields.vatNumber} error={errors.vatNumber?.message}>
            <TextInput
              {...register('vatNumber')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Field
            label={texts.fields.cisContractor}
            hint={texts.cisHint}
            error={errors.cisContractor?.message}
          >
            <Select {...register('cisContractor')} options={answers} />
          </Field>
          <Statement form={form} />
        </>
      )}
    </>
  );
}

/** Both parts are saved, or neither. */
function Statement({ form: { control, setValue, formState } }: Props) {
  const statement = useWatch({ control, name: 'endUserStatement' }) || { on: '', text: '' };
  const error = formState.errors.endUserStatement;
  const change = (part: Partial<{ on: string; text: string }>) => {
    const next = { on: statement.on, text: statement.text, ...part };
    setValue('endUserStatement', next.on || next.text ? next : null, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };
  const messages = error as { on?: { message?: string }; text?: { message?: string } } | undefined;
  return (
    <>
      <Field label={texts.fields.endUserStatement} hint={texts.endUserHint} error={messages?.text?.message}>
        <TextArea
          value={statement.text}
          rows={2}
          onChange={(event) => change({ text: event.target.value })}
        />
      </Field>
      {(statement.text || statement.on) && (
        <Field label={texts.statementDay} error={messages?.on?.message}>
          <DateInput value={statement.on} onChange={(event) => change({ on: event.target.value })} />
        </Field>
      )}
    </>
  );
}

import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput, TextInput, TimeInput } from '../../components/text-input.tsx';
import { labels } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';

interface Props {
  form: JobFormState;
  name: 'startDate' | 'endDate' | 'scheduledDate' | 'startTime' | 'endTime';
}

function WhenField({ form, name }: Props) {
  const Input = name.endsWith('Time') ? TimeInput : DateInput;
  return (
    <Field label={labels[name]} error={form.formState.errors[name]?.message}>
      <Input {...form.register(name)} enterKeyHint="next" />
    </Field>
  );
}

/** Two fields of a kind. */
function Pair({ form, names }: { form: JobFormState; names: [Props['name'], Props['name']] }) {
  return (
    <FieldPair className="sm:col-span-2">
      {names.map((name) => (
        <WhenField key={name} form={form} name={name} />
      ))}
    </FieldPair>
  );
}

/** When and where the job is to be done, and from when to when it runs. */
export function WhenWhereFields({ form }: { form: JobFormState }) {
  return (
    <>
      <WhenField form={form} name="scheduledDate" />
      <LocationField form={form} />
      <Pair form={form} names={['startTime', 'endTime']} />
      <Pair form={form} names={['startDate', 'endDate']} />
    </>
  );
}

function LocationField({ form }: { form: JobFormState }) {
  return (
    <Field label={labels.location} error={form.formState.errors.location?.message}>
      <TextInput
        {...form.register('location')}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
      />
    </Field>
  );
}

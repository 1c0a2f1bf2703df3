import type { ComponentProps } from 'react';
import { Field } from '../../components/field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { businessLabels } from '../business-texts.ts';
import type { BusinessForm, BusinessValues } from '../use-business-form.ts';

export type TextName = Exclude<
  keyof BusinessValues,
  'businessKind' | 'vatScheme' | 'cisStatus' | 'paymentTermsDays' | 'quoteValidDays' | 'updatedAt'
>;

interface Props extends ComponentProps<'input'> {
  business: BusinessForm;
  name: TextName;
  /** Overrides the field's label. */
  label?: string;
  hint?: string | undefined;
}

/** A text field of the business, with its keyboard and autocomplete. */
export function BusinessText({ business: { form, asked }, name, label, hint, className, ...input }: Props) {
  return (
    <Field
      label={label ?? businessLabels[name]}
      hint={hint}
      required={asked.has(name)}
      error={form.formState.errors[name]?.message}
      {...(className && { className })}
    >
      <TextInput autoComplete="off" {...input} {...form.register(name)} />
    </Field>
  );
}

/** The same for a multi-line address. */
export function BusinessAddress({ business: { form, asked }, name, hint, autoComplete = 'off' }: Props) {
  const error = form.formState.errors[name]?.message;
  return (
    <Field
      label={businessLabels[name]}
      hint={hint}
      required={asked.has(name)}
      error={error}
      className="sm:col-span-2"
    >
      <TextArea autoComplete={autoComplete} {...form.register(name)} />
    </Field>
  );
}

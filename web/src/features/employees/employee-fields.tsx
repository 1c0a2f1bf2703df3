import { type ComponentProps, Fragment } from 'react';
import { Controller } from 'react-hook-form';
import { Field } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { DateInput, TextInput } from '../../components/text-input.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { ColourField } from './colour-field.tsx';
import { HoursAndLeave } from './hours-and-leave.tsx';
import { departmentOptions, positionOptions } from './names.ts';
import { labels, texts } from './texts.ts';
import { TicketsFields } from './tickets-fields.tsx';
import type { EmployeeFormState } from './use-employee-form.ts';

interface Props {
  form: EmployeeFormState;
}

const none = { value: '', label: texts.noneChosen };
const inputs = {
  firstName: { autoCapitalize: 'words' },
  lastName: { autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel' },
  emergencyContact: { autoCapitalize: 'words' },
  emergencyPhone: { type: 'tel' },
} satisfies Record<string, ComponentProps<'input'>>;

const folded = [
  'hours',
  'leaveDays',
  'leaveCarried',
  'optOut48',
  'emergencyContact',
  'emergencyPhone',
  'address',
  'notes',
] as const;

/** Name and contact details, then their work; the rest is folded. */
export function EmployeeFields({ form }: Props) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Texts form={form} names={['firstName', 'lastName', 'email', 'phone']} />
      <WorkFields form={form} />
      <TicketsFields form={form} />
      <div className="sm:col-span-2">
        <Fold id="more" title={texts.more} state={texts.moreHint} open={folded.some((name) => errors[name])}>
          <HoursAndLeave form={form} />
          <ColourField form={form} />
          <Texts form={form} names={['emergencyContact', 'emergencyPhone']} />
          <Long form={form} name="address" />
          <Long form={form} name="notes" />
        </Fold>
      </div>
      <div className="sm:col-span-2">
        <Controller
          control={form.control}
          name="isActive"
          render={({ field: { value, onChange } }) => (
            <Switch
              label={labels.isActive}
              hint={texts.activeHint}
              checked={value ?? true}
              onChange={onChange}
            />
          )}
        />
      </div>
    </div>
  );
}

function Texts({ form: { register, formState }, names }: Props & { names: (keyof typeof inputs)[] }) {
  return names.map((name) => (
    <Fragment key={name}>
      <Field label={labels[name]} required={name.endsWith('Name')} error={formState.errors[name]?.message}>
        {/* Somebody else's details: the browser must not offer the user's own. */}
        <TextInput {...inputs[name]} {...register(name)} autoComplete="off" />
      </Field>
    </Fragment>
  ));
}

function WorkFields({ form: { control, register, formState } }: Props) {
  const { errors } = formState;
  return (
    <>
      <Field label={labels.position} error={errors.position?.message}>
        <Select {...register('position')} options={[none, ...positionOptions]} />
      </Field>
      <Field label={labels.department} error={errors.department?.message}>
        <Select {...register('department')} options={[none, ...departmentOptions]} />
      </Field>
      <NumberField control={control} name="hourlyRate" label={labels.hourlyRate} money step={0.01} />
      <Field label={labels.startDate} error={errors.startDate?.message}>
        <DateInput {...register('startDate')} />
      </Field>
    </>
  );
}

function Long({ form: { register, formState }, name }: Props & { name: 'address' | 'notes' }) {
  return (
    <Field label={labels[name]} error={formState.errors[name]?.message} className="sm:col-span-2">
      <TextArea {...register(name)} autoComplete="off" autoCapitalize="sentences" />
    </Field>
  );
}

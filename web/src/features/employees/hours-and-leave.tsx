import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { firmsRoutes } from '#shared/firms/routes.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { type Hours, type Weekday, weekdays } from '#shared/firms/weekdays.ts';
import { read } from '../../api/read.ts';
import { Field } from '../../components/field.tsx';
import { Switch } from '../../components/switch.tsx';
import { DateInput } from '../../components/text-input.tsx';
import { HoursFields } from '../../forms/hours/hours-fields.tsx';
import { NumberField } from '../../forms/number-field.tsx';
import { labels, texts } from './texts.ts';
import type { EmployeeFormState } from './use-employee-form.ts';

/** Working hours and leave, if they differ from the firm's. */
export function HoursAndLeave({ form }: { form: EmployeeFormState }) {
  const { control, register, formState } = form;
  const { data: rules = rulesOf() } = useQuery(read(firmsRoutes.rules, {}));
  return (
    <>
      <OwnHours form={form} firm={rules.hours} />
      <NumberField
        control={control}
        name="leaveDays"
        label={labels.leaveDays}
        hint={texts.leaveDaysHint(rules.leaveDays)}
      />
      <NumberField
        control={control}
        name="leaveCarried"
        label={labels.leaveCarried}
        hint={texts.leaveCarriedHint}
      />
      <Field label={labels.optOut48} hint={texts.optOut48Hint} error={formState.errors.optOut48?.message}>
        <DateInput {...register('optOut48')} />
      </Field>
    </>
  );
}

function OwnHours({ form, firm }: { form: EmployeeFormState; firm: Hours }) {
  const { field } = useController({ control: form.control, name: 'hours' });
  const own = field.value ?? null;
  const errorAt = (name: `hours.${Weekday}.${'from' | 'to'}`) =>
    form.getFieldState(name, form.formState).error?.message;
  const errors = Object.fromEntries(
    weekdays.map((day) => [day, errorAt(`hours.${day}.from`) ?? errorAt(`hours.${day}.to`)]),
  );
  return (
    <div className="grid gap-3 sm:col-span-2">
      <Switch
        label={texts.ownHours}
        hint={texts.ownHoursHint}
        checked={own !== null}
        onChange={(on) => field.onChange(on ? firm : null)}
      />
      {own && (
        <HoursFields
          name={labels.hours}
          hours={{ ...firm, ...own }}
          errors={errors}
          onChange={(changed) => field.onChange({ ...own, ...changed })}
        />
      )}
    </div>
  );
}

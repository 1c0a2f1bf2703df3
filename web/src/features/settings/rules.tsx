import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firmsRoutes } from '#shared/firms/routes.ts';
import { type FirmRules, roundings } from '#shared/firms/rules.ts';
import type { Hours } from '#shared/firms/weekdays.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { HoursFields } from '../../forms/hours/hours-fields.tsx';
import { ApiError } from '../../store/api-error.ts';
import { RulesLeave } from './rules-leave.tsx';
import { rulesTexts as texts } from './rules-texts.ts';
import { errorsIn, inputOf, type RulesErrors, type RulesValues, valuesOf } from './rules-values.ts';
import { SectionForm } from './section-form.tsx';

const query = read(firmsRoutes.rules, {});
const options = roundings.map((value) => ({ value, label: texts.roundings[value] }));

/** How the firm works and pays. */
export function Rules() {
  const { data, isError, refetch } = useQuery(query);
  if (isError && !data)
    return (
      <div className="grid justify-items-start gap-3 p-4 lg:p-5">
        <p role="alert">{texts.failed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="m-4 h-96 lg:m-5" />;
  return <RulesForm key={data.updatedAt} rules={data} />;
}

/** The form's state and saving: somebody else’s change meanwhile is shown, not overwritten. */
const useRules = (rules: FirmRules) => {
  const [values, setValues] = useState(() => valuesOf(rules));
  const [errors, setErrors] = useState<RulesErrors>({});
  const { mutateAsync, isPending } = useCall(firmsRoutes.setRules, {
    success: texts.saved,
    failure: (error) =>
      error instanceof ApiError && error.code === 'stale' ? texts.changed : texts.saveFailed,
  });
  const save = async (): Promise<boolean> => {
    const wrong = errorsIn(values);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    try {
      await mutateAsync({ body: inputOf(values, rules.updatedAt) });
      return true;
    } catch {
      return false;
    }
  };
  return {
    values,
    errors,
    isPending,
    save,
    set: (more: Partial<RulesValues>) => setValues({ ...values, ...more }),
    discard: () => {
      setValues(valuesOf(rules));
      setErrors({});
    },
    isUnsaved: JSON.stringify(values) !== JSON.stringify(valuesOf(rules)),
  };
};

function RulesForm({ rules }: { rules: FirmRules }) {
  const form = useRules(rules);
  const { values, set, errors } = form;
  const setHours = (hours: Partial<Hours>) => set({ hours: { ...values.hours, ...hours } });
  return (
    <SectionForm
      id="rules"
      isUnsaved={form.isUnsaved}
      label={texts.save}
      busy={form.isPending}
      save={form.save}
      discard={form.discard}
    >
      <p className="text-muted">{texts.hint}</p>
      <HoursFields name={texts.hours} hours={values.hours} errors={errors} onChange={setHours} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-strong">{texts.pay}</legend>
        <Checkbox
          label={texts.paidBreaks}
          hint={texts.paidBreaksHint}
          checked={values.paidBreaks}
          onChange={({ target }) => set({ paidBreaks: target.checked })}
        />
        <Checkbox
          label={texts.paidHomeTravel}
          hint={texts.paidHomeTravelHint}
          checked={values.paidHomeTravel}
          onChange={({ target }) => set({ paidHomeTravel: target.checked })}
        />
        <Field label={texts.rounding} hint={texts.roundingHint} required>
          <Select
            value={values.rounding}
            options={options}
            onChange={({ target }) => set({ rounding: target.value as RulesValues['rounding'] })}
          />
        </Field>
      </fieldset>
      <RulesLeave values={values} error={errors.leaveDays} set={set} />
    </SectionForm>
  );
}

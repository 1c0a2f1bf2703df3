import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { daysOf, isRun, placeIn } from '#shared/calendar/days.ts';
import { readDays } from '#shared/calendar/when.ts';
import { isCalendarDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { ClashNote } from './clash-note.tsx';
import { DayPicks } from './day-picks.tsx';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';
import { useWhen } from './use-when.ts';

type Name = 'startDate' | 'endDate' | 'scheduledDate' | 'startTime' | 'endTime';

interface Props {
  form: JobFormState;
  job: Job | null;
}

/** When a job is: its day, from and to, and behind a fold the days of longer work. */
export function WhenField({ form, job }: Props) {
  const { pick, onDay } = useWhen(form);
  const input = (name: Name, onChange?: (value: string) => void) => (
    <WhenInput key={name} form={form} name={name} onChange={onChange} />
  );
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line p-3 pb-0 sm:col-span-2 [&_label>span]:hidden">
      <legend className="-ml-1 px-1 font-strong">
        {texts.when} <span className="text-small font-normal text-muted">{texts.optional}</span>
      </legend>
      <DayPicks form={form} onPick={pick} />
      <div className="grid gap-3 sm:grid-cols-2">
        {input('scheduledDate', onDay)}
        <FieldPair>{(['startTime', 'endTime'] as const).map((name) => input(name))}</FieldPair>
      </div>
      <ClashNote form={form} job={job} />
      <MoreDays form={form}>
        {input('startDate')}
        {input('endDate')}
      </MoreDays>
    </fieldset>
  );
}

interface InputProps {
  form: JobFormState;
  name: Name;
  onChange?: ((value: string) => void) | undefined;
}

function WhenInput({ form, name, onChange }: InputProps) {
  const Input = name.endsWith('Time') ? TimeInput : DateInput;
  const options = {
    // Each of them can put these right, or wrong.
    deps: ['endDate' as const, 'endTime' as const],
    ...(onChange && { onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value) }),
  };
  return (
    <Field label={labels[name]} error={form.formState.errors[name]?.message}>
      <Input {...form.register(name, options)} />
    </Field>
  );
}

type Kept = JobFormState['formState']['defaultValues'];

const isLonger = (kept: Kept): boolean =>
  [kept?.startDate, kept?.endDate].some((date) => date && date !== kept?.scheduledDate);

function MoreDays({ form, children }: { form: JobFormState; children: ReactNode }) {
  const [scheduledDate, startDate, endDate] = useWatch({
    control: form.control,
    name: ['scheduledDate', 'startDate', 'endDate'],
  });
  const { errors, defaultValues } = form.formState;
  const said = [scheduledDate, startDate, endDate].every((date) => !date || isCalendarDate(date));
  const days = said ? daysOf({ scheduledDate, startDate, endDate }) : null;
  const state =
    days && isRun(days) ? texts.days(readDays(days, today()), placeIn(days, days.last).of) : texts.oneDay;
  return (
    <Fold
      id="more-days"
      title={texts.moreDays}
      state={state}
      open={Boolean(errors.startDate || errors.endDate || isLonger(defaultValues))}
    >
      {children}
    </Fold>
  );
}

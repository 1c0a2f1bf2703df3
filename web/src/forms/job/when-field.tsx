import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { daysOf } from '#shared/calendar/days.ts';
import { addDays, daysBetween, earliest, isCalendarDate, today } from '#shared/dates.ts';
import { type Busy, clashesWith, clashSentence } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { jobDefaults } from '#shared/jobs/status.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { Warnings } from '../../components/warnings.tsx';
import { useClients } from '../../data/clients.ts';
import { useScheduledJobs } from '../../data/scheduled-jobs.ts';
import { FreeTimes } from '../visit/free-times.tsx';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';
import { usePeople } from './use-people.ts';

/** Moves a job's other dates with its day: longer work keeps its length and starts on the new day. */
const useWhen = (form: JobFormState) => {
  const last = useRef(form.getValues('scheduledDate'));
  const onDay = (day: string) => {
    if (!isCalendarDate(day)) return;
    const before = last.current;
    last.current = day;
    if (!before || !isCalendarDate(before)) return;
    const by = daysBetween(before, day);
    for (const name of ['startDate', 'endDate'] as const) {
      const date = form.getValues(name);
      if (date && isCalendarDate(date))
        form.setValue(name, addDays(date, by), {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
    }
  };
  const pick = (day: string) => {
    form.setValue('scheduledDate', day, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    onDay(day);
  };
  return { pick, onDay };
};

/** The most days to check. */
const mostDays = 92;

const isDay = (date: string): boolean => isCalendarDate(date) && date >= '1900';

/** The job as it would be saved; null while a date is incomplete. */
const useTyped = (form: JobFormState, job: Job | null): Busy | null => {
  const names = ['scheduledDate', 'startDate', 'endDate', 'startTime', 'endTime', 'status', 'title'] as const;
  const people = usePeople(form, job);
  const values = useWatch({ control: form.control, name: names });
  const [scheduledDate, startDate, endDate, startTime, endTime, status, title] = values;
  if (![scheduledDate, startDate, endDate].every((date) => !date || isDay(date))) return null;
  const when = { scheduledDate, startDate, endDate, startTime, endTime };
  return { ...when, id: job?.id ?? 0, people, title: title ?? '', status: status ?? jobDefaults.status };
};

/** Warns of double-booking while the job is being typed. */
function ClashNote({ form, job }: { form: JobFormState; job: Job | null }) {
  const typed = useTyped(form, job);
  const days = typed && daysOf(typed);
  const [from, to] = days
    ? [days.first, earliest(days.last, addDays(days.first, mostDays))]
    : [today(), null];
  const { rows } = useScheduledJobs({ from, to: to ?? from });
  const clashes = typed && days ? clashesWith(typed, rows) : [];
  const sentences = clashes.map((clash) => clashSentence(clash, today()));
  return <Warnings sentences={[...new Set(sentences)]} className="empty:-mt-3" />;
}

type Name = 'startDate' | 'endDate' | 'scheduledDate' | 'startTime' | 'endTime';

interface Props {
  form: JobFormState;
  job: Job | null;
}

/** A job's day, start and end, chosen from its people's free times or typed. */
export function WhenField({ form, job }: Props) {
  const { pick, onDay } = useWhen(form);
  const place = usePlace(form);
  const people = usePeople(form, job);
  const [day, startTime, endTime] = useWatch({
    control: form.control,
    name: ['scheduledDate', 'startTime', 'endTime'],
  });
  const set = (name: 'startTime' | 'endTime', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-card border border-line p-3 sm:col-span-2 [&_label>span]:hidden">
      <legend className="-ml-1 px-1 font-strong">
        {texts.when} <span className="text-small font-normal text-muted">{texts.optional}</span>
      </legend>
      <FreeTimes
        visit={{ id: job?.id ?? 0, people, place, startTime, endTime }}
        day={day && isCalendarDate(day) ? day : null}
        onChoose={(on, times) => {
          pick(on);
          if (!times) return;
          set('startTime', times.startTime);
          set('endTime', times.endTime);
        }}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <WhenInput form={form} name="scheduledDate" onChange={onDay} />
        <FieldPair>
          <WhenInput form={form} name="startTime" />
          <WhenInput form={form} name="endTime" />
        </FieldPair>
      </div>
      <ClashNote form={form} job={job} />
    </fieldset>
  );
}

/** Where the job is, as far as known. */
const usePlace = (form: JobFormState): string | null => {
  const [clientId, location] = useWatch({ control: form.control, name: ['clientId', 'location'] });
  const client = useClients().rows.find(({ id }) => id === Number(clientId));
  return location || client?.address || null;
};

interface InputProps {
  form: JobFormState;
  name: Name;
  onChange?: ((value: string) => void) | undefined;
}

/** One date or time of it. */
export function WhenInput({ form, name, onChange }: InputProps) {
  const Input = name.endsWith('Time') ? TimeInput : DateInput;
  const options = {
    // Each of them can make these valid or invalid.
    deps: ['endDate' as const, 'endTime' as const],
    ...(onChange && { onChange: ({ target }: { target: HTMLInputElement }) => onChange(target.value) }),
  };
  return (
    <Field label={labels[name]} error={form.formState.errors[name]?.message}>
      <Input {...form.register(name, options)} />
    </Field>
  );
}

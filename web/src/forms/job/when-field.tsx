import { useWatch } from 'react-hook-form';
import { isCalendarDate } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { DateInput, TimeInput } from '../../components/text-input.tsx';
import { useClients } from '../../data/clients.ts';
import { FreeTimes } from '../visit/free-times.tsx';
import { ClashNote } from './clash-note.tsx';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';
import { usePeople } from './use-people.ts';
import { useWhen } from './use-when.ts';

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

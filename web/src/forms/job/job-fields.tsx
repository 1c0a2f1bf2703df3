import { useWatch } from 'react-hook-form';
import type { Job } from '#shared/jobs/contract.ts';
import { jobDefaults, jobPriorities, jobStatuses } from '#shared/jobs/status.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Fold } from '../../components/fold.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { jobLooks, priorityNames } from '../../data/job-looks.ts';
import { NumberField } from '../number-field.tsx';
import { ClientField, type PartyForm } from '../party/client-field.tsx';
import { PeopleField, useTeam } from './people-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { SiteField } from './site-field.tsx';
import { labels, texts } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';
import { WhenField, WhenInput } from './when-field.tsx';

const statuses = jobStatuses.map((value) => ({ value, label: jobLooks[value].name }));
const priorities = jobPriorities.map((value) => ({ value, label: priorityNames[value] }));

/** Who, what and when: all that most phone calls tell. The rest is under More. */
export function JobFields({ form, job }: { form: JobFormState; job: Job | null }) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ClientField form={form as unknown as PartyForm} known={job?.client} />
      <Field label={labels.title} required error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <SiteField form={form} job={job} />
      <WhenField form={form} job={job} />
      <MoreFields form={form} isNew={job === null} />
    </div>
  );
}

const furtherNames = [
  'people',
  'location',
  'amount',
  'description',
  'startDate',
  'endDate',
  'repeat',
  'status',
  'priority',
] as const;

/** A summary of what is under More, so that nobody has to look. */
const useFurther = (form: JobFormState, hint: string): string => {
  const values = useWatch({ control: form.control, name: furtherNames });
  const said = furtherNames.filter((name, at) => isSaid(values[at]) && values[at] !== usual[name]);
  return said.length > 0 ? said.map((name) => labels[name]).join(', ') : hint;
};

const isSaid = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const usual: Partial<Record<(typeof furtherNames)[number], string>> = jobDefaults;

function MoreFields({ form, isNew }: { form: JobFormState; isNew: boolean }) {
  const { errors } = form.formState;
  const hasTeam = useTeam().length > 0 && isNew;
  const state = useFurther(form, hasTeam ? texts.moreHintOfTeam : texts.moreHint);
  return (
    <div className="border-b border-line sm:col-span-2">
      <Fold id="more" title={texts.more} state={state} open={furtherNames.some((name) => errors[name])}>
        {hasTeam && <PeopleField form={form} />}
        <Field label={labels.location} error={errors.location?.message}>
          <TextInput {...form.register('location')} autoComplete="off" autoCapitalize="words" />
        </Field>
        <NumberField control={form.control} name="amount" label={labels.amount} money step={0.01} />
        <Field label={labels.description} error={errors.description?.message} className="sm:col-span-2">
          <TextArea {...form.register('description')} autoComplete="off" autoCapitalize="sentences" />
        </Field>
        <FieldPair className="sm:col-span-2">
          <WhenInput form={form} name="startDate" />
          <WhenInput form={form} name="endDate" />
        </FieldPair>
        <RepeatField form={form} />
        <FieldPair>
          <Field label={labels.status} required error={errors.status?.message}>
            <Select {...form.register('status')} options={statuses} />
          </Field>
          <Field label={labels.priority} required error={errors.priority?.message}>
            <Select {...form.register('priority')} options={priorities} />
          </Field>
        </FieldPair>
      </Fold>
    </div>
  );
}

import type { Job } from '#shared/jobs/contract.ts';
import { jobPriorities, jobStatuses } from '#shared/jobs/status.ts';
import { Field, FieldPair } from '../../components/field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { jobLooks, priorityNames } from '../../data/job-looks.ts';
import { NumberField } from '../number-field.tsx';
import { ClientField } from './client-field.tsx';
import { RepeatField } from './repeat-field.tsx';
import { SiteField } from './site-field.tsx';
import { labels } from './texts.ts';
import type { JobFormState } from './use-job-form.ts';
import { WhenField } from './when-field.tsx';

const statuses = jobStatuses.map((value) => ({ value, label: jobLooks[value].name }));
const priorities = jobPriorities.map((value) => ({ value, label: priorityNames[value] }));

/** What is done for whom, then when and where, then the rest: in the order in which a call from a client tells it. */
export function JobFields({ form, job }: { form: JobFormState; job: Job | null }) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={labels.title} required error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <ClientField form={form} known={job?.client} />
      <SiteField form={form} job={job} />
      <WhenField form={form} job={job} />
      <Field label={labels.location} error={errors.location?.message}>
        <TextInput {...form.register('location')} autoComplete="off" autoCapitalize="words" />
      </Field>
      <NumberField control={form.control} name="amount" label={labels.amount} money step={0.01} />
      <Field label={labels.description} error={errors.description?.message} className="sm:col-span-2">
        <TextArea {...form.register('description')} autoComplete="off" autoCapitalize="sentences" />
      </Field>
      <RepeatField form={form} />
      <FieldPair>
        <Field label={labels.status} required error={errors.status?.message}>
          <Select {...form.register('status')} options={statuses} />
        </Field>
        <Field label={labels.priority} required error={errors.priority?.message}>
          <Select {...form.register('priority')} options={priorities} />
        </Field>
      </FieldPair>
    </div>
  );
}

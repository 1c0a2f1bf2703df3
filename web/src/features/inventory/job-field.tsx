import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { isOpenJob } from '#shared/jobs/status.ts';
import { Combobox } from '../../components/combobox.tsx';
import { Field } from '../../components/field.tsx';
import { useJobs } from '../../data/jobs.ts';
import { moveLabels, texts } from './texts.ts';
import type { MoveFormState } from './use-move-form.ts';

/** The job that the stock is for, found by a part of its title or client; open jobs come first. */
export function JobField({ form }: { form: MoveFormState }) {
  const { field, fieldState } = useController({ control: form.control, name: 'jobId' });
  const jobs = useJobs();
  const choices = useMemo(
    () =>
      jobs.rows
        .toSorted((a, b) => Number(isOpenJob(b.status)) - Number(isOpenJob(a.status)))
        .map(({ id, title, client }) => ({ value: String(id), label: title, note: client?.name })),
    [jobs.rows],
  );
  return (
    <Field label={moveLabels.jobId} error={fieldState.error?.message} className="sm:col-span-2">
      <Combobox
        ref={field.ref}
        choices={choices}
        value={field.value ? String(field.value) : ''}
        onChange={(value) => field.onChange(value ? Number(value) : null)}
        onBlur={field.onBlur}
        placeholder={texts.noJob}
        emptyText={jobs.complete ? 'No jobs found' : texts.loadingJobs}
      />
    </Field>
  );
}

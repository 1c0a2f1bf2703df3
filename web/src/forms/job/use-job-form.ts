import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '#shared/jobs/contract.ts';
import type { TypedJob } from '#shared/jobs/input.ts';
import { fromServer } from '../../api/from-server.ts';
import { jobQuery } from '../../data/jobs.ts';
import { nameOfNew } from '../../store/kept-forms.ts';
import { useRecordForm } from '../use-record-form.ts';
import { type Beginning, newValues, shape, type Values, valuesOf } from './form-values.ts';
import { useSave } from './use-changes.ts';

interface Options {
  /** The edited job; null for a new one. */
  job: Job | null;
  /** What is known of a new one. */
  beginning: Beginning;
  onClose: () => void;
}

/** The job's form, which creates or updates. */
export const useJobForm = ({ job, beginning, onClose }: Options) => {
  const cache = useQueryClient();
  return useRecordForm<Job, Values, TypedJob>({
    keptAs: job ? `job/${job.id}` : nameOfNew('job', beginning),
    shape,
    opened: job,
    toValues: (row) => (row ? valuesOf(row) : newValues(beginning)),
    readNow: () => cache.fetchQuery({ ...jobQuery(job?.id ?? 0), ...fromServer }),
    save: useSave(),
    onClose,
  });
};

export type JobFormState = ReturnType<typeof useJobForm>['form'];

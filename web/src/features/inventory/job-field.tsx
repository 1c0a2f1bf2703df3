import { JobChoice } from '../../forms/job/job-choice.tsx';
import { moveLabels } from './texts.ts';
import type { MoveFormState } from './use-move-form.ts';

/** The job that the stock is for. */
export function JobField({ form }: { form: MoveFormState }) {
  return <JobChoice control={form.control} name="jobId" label={moveLabels.jobId} className="sm:col-span-2" />;
}

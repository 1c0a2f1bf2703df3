import { JobChoice } from '../../forms/job/job-choice.tsx';
import { moveLabels } from './texts.ts';
import type { MoveFormState } from './use-move-form.ts';

/** The job that the stock is for. */
export function JobField({ form, required }: { form: MoveFormState; required: boolean }) {
  return (
    <JobChoice
      control={form.control}
      name="jobId"
      label={moveLabels.jobId}
      required={required}
      className="sm:col-span-2"
    />
  );
}

import { useWatch } from 'react-hook-form';
import { today } from '#shared/dates.ts';
import { clashesWith, clashSentence } from '#shared/jobs/clashes.ts';
import { Warnings } from '../../components/warnings.tsx';
import { useEmployees } from '../../data/employees.ts';
import { useJobs } from '../../data/jobs.ts';
import type { AssignmentFormState } from './use-assignment-form.ts';

/** Warns of the employee's other jobs at that time, before assigning them. */
export function AssignmentClashes({ form }: { form: AssignmentFormState }) {
  const [jobId, employeeId, startTime, endTime] = useWatch({
    control: form.control,
    name: ['jobId', 'employeeId', 'startTime', 'endTime'],
  });
  const jobs = useJobs().rows;
  const job = jobs.find(({ id }) => id === jobId);
  const employee = useEmployees().rows.find(({ id }) => id === employeeId);
  const people = employee ? [{ ...employee, startTime, endTime }] : [];
  const clashes = job && employee ? clashesWith({ ...job, people }, jobs) : [];
  const sentences = clashes.map((clash) => clashSentence(clash, today()));
  return <Warnings sentences={[...new Set(sentences)]} className="empty:-mt-4 sm:col-span-2" />;
}

import { useWatch } from 'react-hook-form';
import type { Person } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useEmployees } from '../../data/employees.ts';
import type { JobFormState } from './use-job-form.ts';

/** Who is on a job: those of a kept one, or those who are chosen for a new one. */
export const usePeople = (form: JobFormState, job: Job | null): readonly Person[] => {
  const chosen = useWatch({ control: form.control, name: 'people' });
  const { rows } = useEmployees();
  return job?.people ?? rows.filter(({ id }) => chosen?.includes(id));
};

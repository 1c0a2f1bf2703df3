import { useWatch } from 'react-hook-form';
import type { Person } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useEmployees } from '../../data/employees.ts';
import type { JobFormState } from './use-job-form.ts';

/** The people on a job: those assigned, or those chosen for a new one. */
export const usePeople = (form: JobFormState, job: Job | null): readonly Person[] => {
  const chosen = useWatch({ control: form.control, name: 'people' });
  const { rows } = useEmployees();
  return job?.people ?? rows.filter(({ id }) => chosen?.includes(id));
};

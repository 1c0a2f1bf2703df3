import type { Job } from '../jobs/contract.ts';

/** What a job says about the work on its invoice. */
export const workOf = ({ id, description, startDate, scheduledDate, endDate, location }: Job) => ({
  jobId: id,
  workDescription: description ?? '',
  workStartDate: startDate ?? scheduledDate ?? '',
  workEndDate: endDate ?? '',
  workLocation: location ?? '',
});

import type { Job } from '../jobs/contract.ts';

/** A job's work description for its invoice. */
export const workOf = ({ id, description, startDate, scheduledDate, endDate, location }: Job) => ({
  jobId: id,
  workDescription: description ?? '',
  workStartDate: startDate ?? scheduledDate ?? '',
  workEndDate: endDate ?? '',
  workLocation: location ?? '',
});

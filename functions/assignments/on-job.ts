import type { FirmId } from '#shared/firms/ids.ts';
import { jobTeamEntity } from './entity.ts';
import type { Pair } from './links.ts';

/** True if an employee is assigned to a job. */
export const isOnJob = async (firmId: FirmId, { jobId, employeeId }: Pair): Promise<boolean> => {
  const { data } = await jobTeamEntity.get({ firmId, jobId, employeeId }).go({ consistent: true });
  return data !== null;
};

import type { EntityItem } from 'electrodb';
import { employeeEntity } from '#functions/employees/entity.ts';
import type { Share } from '#functions/jobs/figures.ts';
import { toPence } from '#shared/money.ts';
import type { assignmentEntity } from './entity.ts';

type Costed = Pick<EntityItem<typeof assignmentEntity>, 'jobId' | 'hoursWorked' | 'hourlyRate'>;

/** What an assignment adds to the figures of its job, half pennies up. */
export const shareOf = ({ jobId, hoursWorked = 0, hourlyRate = 0 }: Costed): Share => ({
  jobId,
  // Hours have two decimals: whole hundredths times whole pence, so that nothing is lost before it is rounded.
  labourPence: Math.round((Math.round(hoursWorked * 100) * toPence(hourlyRate)) / 100),
});

/** Pounds that an hour of the employee costs now; undefined where nobody said, or there is no such employee. */
export const rateOf = async (userId: string, id: number): Promise<number | undefined> => {
  const { data } = await employeeEntity.get({ userId, id }).go({ consistent: true });
  return data?.hourlyRate;
};

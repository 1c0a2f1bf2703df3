import { employeeEntity } from '#functions/employees/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** An employee's current hourly cost in pounds; undefined if not set, or if there is no such employee. */
export const rateOf = async (firmId: FirmId, id: number): Promise<number | undefined> => {
  const { data } = await employeeEntity.get({ firmId, id }).go({ consistent: true });
  return data?.hourlyRate;
};

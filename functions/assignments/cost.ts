import { employeeEntity } from '#functions/employees/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** Pounds that an hour of the employee costs now; undefined where nobody said, or there is no such employee. */
export const rateOf = async (firmId: FirmId, id: number): Promise<number | undefined> => {
  const { data } = await employeeEntity.get({ firmId, id }).go({ consistent: true });
  return data?.hourlyRate;
};

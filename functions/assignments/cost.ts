import { employeeEntity } from '#functions/employees/entity.ts';

/** Pounds that an hour of the employee costs now; undefined where nobody said, or there is no such employee. */
export const rateOf = async (userId: string, id: number): Promise<number | undefined> => {
  const { data } = await employeeEntity.get({ userId, id }).go({ consistent: true });
  return data?.hourlyRate;
};

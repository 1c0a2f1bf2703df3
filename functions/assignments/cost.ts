import { employeeEntity } from '#functions/employees/entity.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** An employee's current hourly cost in pounds; undefined if not set, or if there is no such employee. */
export const rateOf = async (firmId: FirmId, id: number): Promise<number | undefined> => {
  const { data } = await employeeEntity.get({ firmId, id }).go({ consistent: true });
  return data?.hourlyRate;
};

/** The current hourly costs of several employees. */
export const ratesOf = async (firmId: FirmId, ids: readonly number[]) => {
  const items = await batchGet(ids.map((id) => keyOf(employeeEntity, { firmId, id })));
  const rows = items.flatMap((item) => rowIn(employeeEntity, item) ?? []);
  return new Map(rows.map(({ id, hourlyRate }) => [id, hourlyRate]));
};

import { keyOf } from '#functions/lib/item-key.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { employeeEntity } from './entity.ts';

/** The names of employees by id, in one round trip. */
export const employeeNames = async (firmId: FirmId, ids: number[]) => {
  const keys = ids.map((id) => keyOf(employeeEntity, { firmId, id }));
  const items = await batchGet(keys, ['id', 'firstName', 'lastName']);
  return new Map(
    items.flatMap((item) => {
      const employee = item as { id: number; firstName: string; lastName: string } | undefined;
      if (!employee) return [];
      const { id, firstName, lastName } = employee;
      return [[id, { id, firstName, lastName }] as const];
    }),
  );
};

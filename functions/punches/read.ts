import type { EntityItem } from 'electrodb';
import { highestId } from '#functions/lib/list.ts';
import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { closingDays } from '#shared/time/kinds.ts';
import { punchEntity, punchPointer } from './entity.ts';

export type StoredPunch = EntityItem<typeof punchEntity>;

/** The punches of a range of days, and of the days on which their intervals may end. */
export const punchesOf = async (
  firmId: FirmId,
  { from, to }: { from: string; to: string },
  employeeId?: number,
): Promise<StoredPunch[]> => {
  const { data } = await punchEntity.query
    .byDay({ firmId })
    .between({ day: from, id: 0 }, { day: addDays(to, closingDays), id: highestId })
    .go({ pages: 'all', consistent: true });
  return employeeId === undefined ? data : data.filter((punch) => punch.employeeId === employeeId);
};

/** Reads a punch. Throws 404 if there is none, and for a field worker (`mine`) if it is not theirs. */
export const readPunch = async (firmId: FirmId, id: number, mine?: number): Promise<StoredPunch> => {
  const pointer = await punchPointer.get({ firmId, id }).go({ consistent: true });
  if (!pointer.data) throw notFound();
  const { day } = pointer.data;
  const { data } = await punchEntity.get({ firmId, id, day }).go({ consistent: true });
  if (!data || data.removed || (mine !== undefined && mine !== data.employeeId)) throw notFound();
  return data;
};

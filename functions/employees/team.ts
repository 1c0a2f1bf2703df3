import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { statsShown } from '#shared/domain/employees/views.ts';
import { toPence } from '#shared/money.ts';
import { teamEntity } from './entity.ts';

type Counts = Partial<Record<'employees' | 'active' | 'rated' | 'ratePence' | 'openAssignments', number>>;

const addToTeam = (userId: string, counts: Counts): Write[] => {
  const changed = Object.fromEntries(Object.entries(counts).filter(([, delta]) => delta !== 0));
  if (Object.keys(changed).length === 0) return [];
  return [write(teamEntity.update({ userId }).add({ ...changed, revision: 1 }))];
};

/** Counts assignments on open jobs, within a transaction. */
export const countOpenAssignments = (userId: string, openAssignments: number): Write[] =>
  addToTeam(userId, { openAssignments });

/**
 * Moves an assignment to another open job: as many as before, but whoever counts assignments and jobs meanwhile may have
 * seen it on neither or on both, so the revision says that something moved.
 */
export const moveOpenAssignment = (userId: string): Write =>
  write(teamEntity.update({ userId }).add({ revision: 1 }));

interface Member {
  isActive: boolean;
  hourlyRate?: number | undefined;
}

/** What an employee adds to the counters. */
export const shareOfTeam = (member: Member | undefined) => {
  const isRated = member?.isActive && member.hourlyRate !== undefined;
  return {
    employees: member ? 1 : 0,
    active: member?.isActive ? 1 : 0,
    rated: isRated ? 1 : 0,
    ratePence: isRated ? toPence(member.hourlyRate ?? 0) : 0,
  };
};

/** Moves the counters from an employee as they were (`undefined`: not there) to as they are (`undefined`: gone). */
export const recountTeam = (
  userId: string,
  before: Member | undefined,
  after: Member | undefined,
): Write[] => {
  const [was, is] = [shareOfTeam(before), shareOfTeam(after)];
  return addToTeam(userId, {
    employees: is.employees - was.employees,
    active: is.active - was.active,
    rated: is.rated - was.rated,
    ratePence: is.ratePence - was.ratePence,
  });
};

/** The four figures, from counters: one round trip. */
export const statsOf = async (userId: string) => {
  const [Item] = await batchGet([keyOf(teamEntity, { userId })]);
  return statsShown(rowIn(teamEntity, Item) ?? {});
};

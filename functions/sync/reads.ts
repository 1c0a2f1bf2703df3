import { today } from '#shared/dates.ts';
import { leaveInBooks } from '#shared/domain/leave/views.ts';
import type { RecordOf } from '#shared/domain/reader.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { knownTo } from '#shared/members/marks.ts';
import { fieldReads } from './field.ts';
import { edition, mayRead, type Reads, type Rights } from './may-read.ts';

/**
 * What a version starts with as long as the member has the same rights. A field worker's own jobs change with their assignments,
 * which follow it, and with the day.
 */
export const versionStart = ({ role, seesPrices, employeeId }: Rights): string => {
  if (role !== 'field') return `${role}${edition}`;
  return [`${role}${edition}`, today().replaceAll('-', ''), seesPrices ? 1 : 0, employeeId ?? 0, ''].join(
    '_',
  );
};

/** What a member may read now: for a field worker, takes two round trips. */
export const readsOf = async (firmId: FirmId, member: Rights): Promise<Reads> => {
  const start = versionStart(member);
  if (member.role === 'field') return fieldReads(firmId, member, start);
  const shown: Reads['shown'] = (kind, data) => {
    if (!mayRead(member.role, kind)) return undefined;
    const isInBooks = member.role === 'accountant' && kind === 'leave';
    return knownTo(
      member,
      shapes[kind],
      isInBooks ? leaveInBooks(data as RecordOf<'leave'>) : data,
    ) as object;
  };
  return { version: start, shown };
};

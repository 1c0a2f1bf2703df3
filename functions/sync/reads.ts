import { createHash } from 'node:crypto';
import { employeesIn } from '#functions/jobs/crew.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { ownJobs, sitesIn } from '#functions/jobs/own.ts';
import { nobodysId } from '#functions/lib/mine.ts';
import { today } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { leaveInBooks } from '#shared/domain/leave/views.ts';
import type { RecordOf } from '#shared/domain/reader.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { knownTo } from '#shared/members/marks.ts';
import { edition } from './edition.ts';
import { fieldRecords, type Own, theirOwn } from './field-records.ts';
import { mayRead, type Reads, type Rights } from './may-read.ts';

const ownOf = (jobs: readonly StoredJob[], { userId, seesPrices, employeeId = nobodysId }: Rights): Own => ({
  ...{ userId, seesPrices, employeeId },
  jobs: new Set(jobs.map(({ id }) => id)),
  clients: new Set(jobs.map(({ clientId }) => clientId)),
  sites: sitesIn(jobs),
  people: new Set(jobs.flatMap(({ crew }) => employeesIn(crew))),
});

/** The same for the same jobs, clients, properties and crews. */
const hashOf = ({ jobs, clients, sites, people }: Own): string => {
  const ids = [jobs, clients, sites, people].map((set) => [...set].sort((a, b) => a - b));
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 12);
};

/**
 * What a field worker may read: their own jobs and what belongs to them, their own hours, leave and receipts, and the stock. The
 * version contains a hash of those jobs, so a device fills again when they change; there are few.
 */
const fieldReads = async (firmId: FirmId, member: Rights, start: string): Promise<Reads> => {
  const own = ownOf(await ownJobs(firmId, member.employeeId ?? nobodysId), member);
  const shown = <K extends Kind>(kind: K, data: RecordOf<K>) => {
    const record = fieldRecords[kind]?.(data, own);
    return record && { ...(knownTo(member, shapes[kind], record) as object), ...theirOwn[kind]?.(data, own) };
  };
  return { version: `${start}${hashOf(own)}`, shown };
};

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

import { createHash } from 'node:crypto';
import { employeesIn } from '#functions/jobs/crew.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { ownJobs, sitesIn } from '#functions/jobs/own.ts';
import { nobodysId } from '#functions/lib/mine.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { RecordOf } from '#shared/domain/reader.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { knownTo } from '#shared/members/marks.ts';
import { fieldRecords, type Own, theirOwn } from './field-records.ts';
import type { Reads, Rights } from './may-read.ts';

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
export const fieldReads = async (firmId: FirmId, member: Rights, start: string): Promise<Reads> => {
  const own = ownOf(await ownJobs(firmId, member.employeeId ?? nobodysId), member);
  const shown = <K extends Kind>(kind: K, data: RecordOf<K>) => {
    const record = fieldRecords[kind]?.(data, own);
    return record && { ...(knownTo(member, shapes[kind], record) as object), ...theirOwn[kind]?.(data, own) };
  };
  return { version: `${start}${hashOf(own)}`, shown };
};

import { createHash } from 'node:crypto';
import { employeesIn } from '#functions/jobs/crew.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { ownJobs } from '#functions/jobs/own.ts';
import { nobodysId } from '#functions/lib/mine.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { RecordOf } from '#shared/domain/reader.ts';
import { shapes } from '#shared/domain/shapes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { knownTo } from '#shared/members/marks.ts';
import type { Reads, Rights } from './may-read.ts';

/** A field worker, and what their own jobs refer to. */
interface Own {
  userId: string;
  employeeId: number;
  seesPrices: boolean;
  jobs: ReadonlySet<number>;
  clients: ReadonlySet<number>;
  sites: ReadonlySet<number>;
  people: ReadonlySet<number>;
}

const ownOf = (jobs: readonly StoredJob[], { userId, seesPrices, employeeId = nobodysId }: Rights): Own => ({
  ...{ userId, seesPrices, employeeId },
  jobs: new Set(jobs.map(({ id }) => id)),
  clients: new Set(jobs.map(({ clientId }) => clientId)),
  sites: new Set(jobs.flatMap(({ siteId }) => siteId ?? [])),
  people: new Set(jobs.flatMap(({ crew }) => employeesIn(crew))),
});

/** The same for the same jobs, clients, properties and crews. */
const hashOf = ({ jobs, clients, sites, people }: Own): string => {
  const ids = [jobs, clients, sites, people].map((set) => [...set].sort((a, b) => a - b));
  return createHash('sha256').update(JSON.stringify(ids)).digest('hex').slice(0, 12);
};

const only = <T extends object, Name extends keyof T>(data: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<T, Name>;

/** A record of each kind as their calls show it; undefined if it is not theirs. Kinds that are not here are never theirs. */
const fieldRecords: { [K in Kind]?: (data: RecordOf<K>, own: Own) => object | undefined } = {
  job: (job, { jobs }) => (jobs.has(job.id) ? { ...job, repeatDay: null, visitToldTo: null } : undefined),
  client: (client, { clients }) =>
    clients.has(client.id)
      ? only(client, ['id', 'userId', 'createdAt', 'updatedAt', 'name', 'phone', 'address'])
      : undefined,
  site: ({ landlord: _, ...site }, { sites }) =>
    sites.has(site.id) ? { ...site, landlord: null } : undefined,
  assignment: (assignment, { jobs }) =>
    jobs.has(assignment.jobId)
      ? only(assignment, [
          ...(['id', 'userId', 'createdAt', 'updatedAt', 'jobId', 'employeeId'] as const),
          ...(['role', 'assignedDate', 'startTime', 'endTime'] as const),
        ])
      : undefined,
  employee: (employee, { employeeId, people }) => {
    const named = ['id', 'userId', 'createdAt', 'updatedAt', 'firstName', 'lastName'] as const;
    if (employee.id !== employeeId) return people.has(employee.id) ? only(employee, named) : undefined;
    const leave = ['isActive', 'startDate', 'hours', 'leaveDays', 'leaveCarried', 'deletedAt'] as const;
    return only(employee, [...named, ...leave]);
  },
  punch: (punch, { employeeId }) =>
    punch.employeeId === employeeId ? { ...punch, hourlyRate: null } : undefined,
  leave: (leave, { employeeId }) => (leave.employeeId === employeeId ? leave : undefined),
  item: ({ unitPrice, ...item }, { seesPrices }) => (seesPrices ? { ...item, unitPrice } : item),
  receipt: (receipt, { userId }) => (receipt.madeBy === userId ? receipt : undefined),
  note: (note, { jobs }) => (jobs.has(note.jobId) ? note : undefined),
  photo: (photo, { jobs }) => (jobs.has(photo.jobId) ? photo : undefined),
  certificate: (certificate, { jobs }) => (jobs.has(certificate.jobId) ? certificate : undefined),
  certificateValues: (values, { jobs }) => (jobs.has(values.jobId) ? values : undefined),
  settings: ({ rules, business: { tradingName, phone, bankHolidays } }) => ({
    rules,
    business: { tradingName, phone, bankHolidays },
  }),
  profile: (profile) => profile,
};

/**
 * What a field worker may read: their own jobs and what belongs to them, their own hours, leave and receipts, and the stock. The
 * version contains a hash of those jobs, so a device fills again when they change; there are few.
 */
export const fieldReads = async (firmId: FirmId, member: Rights, start: string): Promise<Reads> => {
  const own = ownOf(await ownJobs(firmId, member.employeeId ?? nobodysId), member);
  const shown = <K extends Kind>(kind: K, data: RecordOf<K>) => {
    const record = fieldRecords[kind]?.(data, own);
    return record && (knownTo(member, shapes[kind], record) as object);
  };
  return { version: `${start}${hashOf(own)}`, shown };
};

import type { Kind } from '#shared/domain/kinds.ts';
import type { RecordOf } from '#shared/domain/reader.ts';

/** A field worker, and what their own jobs refer to. */
export interface Own {
  userId: string;
  employeeId: number;
  seesPrices: boolean;
  jobs: ReadonlySet<number>;
  clients: ReadonlySet<number>;
  sites: ReadonlySet<number>;
  people: ReadonlySet<number>;
}

const only = <T extends object, Name extends keyof T>(data: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, data[name]])) as Pick<T, Name>;

/** A record of each kind as their calls show it; undefined if it is not theirs. Kinds that are not here are never theirs. */
export const fieldRecords: { [K in Kind]?: (data: RecordOf<K>, own: Own) => object | undefined } = {
  job: (job, { jobs }) => (jobs.has(job.id) ? { ...job, repeatDay: null, visitToldTo: null } : undefined),
  client: (client, { clients }) =>
    clients.has(client.id)
      ? only(client, ['id', 'userId', 'createdAt', 'updatedAt', 'name', 'phone', 'address'])
      : undefined,
  site: (site, { sites }) => (sites.has(site.id) ? site : undefined),
  appliance: (appliance, { sites }) => (sites.has(appliance.siteId) ? appliance : undefined),
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
  week: (week, { employeeId }) => (week.employeeId === employeeId ? week : undefined),
  leave: (leave, { employeeId }) => (leave.employeeId === employeeId ? leave : undefined),
  item: ({ unitPrice, ...item }, { seesPrices }) => (seesPrices ? { ...item, unitPrice } : item),
  receipt: (receipt, { userId }) => (receipt.madeBy === userId ? receipt : undefined),
  note: (note, { jobs }) => (jobs.has(note.jobId) ? note : undefined),
  photo: (photo, { jobs }) => (jobs.has(photo.jobId) ? photo : undefined),
  certificate: (certificate, { jobs }) => (jobs.has(certificate.jobId) ? certificate : undefined),
  certificateValues: (values, { jobs }) => (jobs.has(values.jobId) ? values : undefined),
  settings: ({ rules, competence, business: { tradingName, phone, bankHolidays } }) => ({
    ...{ rules, competence },
    business: { tradingName, phone, bankHolidays },
  }),
  profile: (profile) => profile,
};

/** Personal data of the worker themselves: with their own licence card they can begin a gas form offline. */
export const theirOwn: { [K in Kind]?: (data: RecordOf<K>, own: Own) => object } = {
  employee: ({ id, tickets }, { employeeId }) => (id === employeeId ? { tickets } : {}),
};

import type { Visit } from './board.ts';

type OrNone<T> = { [Name in keyof T]?: T[Name] | null | undefined };

type When = Pick<Visit, 'location' | 'scheduledDate' | 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

type Kept = Pick<Visit, 'id' | 'title' | 'status' | 'priority' | 'updatedAt'> &
  OrNone<When> & { visitTold?: string | null | undefined };

interface Whose {
  id: number;
  name: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
  mailsStoppedAt?: string | null | undefined;
}

/** A job with its client and crew, as a board shows it. */
export const visitOf = (
  job: Kept,
  client: Whose | undefined,
  people: readonly Visit['people'][number][],
): Visit => {
  const { id, title, status, priority, updatedAt } = job;
  const crew = people
    .map(({ id: of, startTime, endTime }) => ({ id: of, startTime, endTime }))
    .sort((a, b) => a.id - b.id);
  return {
    ...{ id, title, status, priority, updatedAt },
    client: client ? { id: client.id, name: client.name } : null,
    location: job.location ?? null,
    place: job.location ?? client?.address ?? null,
    scheduledDate: job.scheduledDate ?? null,
    startDate: job.startDate ?? null,
    endDate: job.endDate ?? null,
    startTime: job.startTime ?? null,
    endTime: job.endTime ?? null,
    told: job.visitTold ?? null,
    canTell: Boolean(client?.email && !client.mailsStoppedAt),
    employeeIds: crew.map((person) => person.id),
    people: crew,
  };
};

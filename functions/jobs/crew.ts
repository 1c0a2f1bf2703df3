import { employeeNames } from '#functions/employees/references.ts';
import type { Counted } from '#functions/figures/moved.ts';
import { remembering } from '#functions/lib/names.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/**
 * A job's crew as its record stores it, so that a page of jobs needs no extra requests: a set of strings, each an employee's id
 * with their own times there, which may be empty. It is updated together with the assignments.
 */

interface Member {
  employeeId: number;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

/** A member of the set, such as `12 09:00 11:00` or `12  `. */
export const memberOf = ({ employeeId, startTime, endTime }: Member): string =>
  [employeeId, startTime ?? '', endTime ?? ''].join(' ');

const parse = (member: string): Member => {
  const [id, startTime, endTime] = member.split(' ');
  return { employeeId: Number(id), startTime: startTime || null, endTime: endTime || null };
};

/** Employees assigned to a job as it is created, with their writes and counts. */
export interface Placing {
  crew: readonly string[];
  writes: readonly Write[];
  counted: readonly Counted[];
}

/** A page reads it as a set, a single record as an array. */
type Crew = Iterable<string> | undefined;

/** The employees on a job, with their own times there. */
export const crewIn = (crew: Crew) =>
  [...(crew ?? [])]
    .map(parse)
    .map(({ employeeId: id, startTime = null, endTime = null }) => ({ id, startTime, endTime }));

/** The ids of the employees on a job. */
export const employeesIn = (crew: Crew): number[] =>
  [...(crew ?? [])].map((member) => parse(member).employeeId);

const knownEmployees = remembering(employeeNames);

/** The employees on jobs with their names, from their crews: one round trip, or none if the names are cached. */
export const peopleOf = async (firmId: FirmId, crews: Crew[], names: string) => {
  const members = crews.map((crew) => [...(crew ?? [])].map(parse));
  const ids = members.flat().map(({ employeeId }) => employeeId);
  const employees = await knownEmployees(firmId, ids, names);
  return members.map((crew) =>
    crew
      .flatMap(({ employeeId, startTime, endTime }) => {
        const employee = employees.get(employeeId);
        return employee ? [{ ...employee, startTime, endTime }] : [];
      })
      .sort((a, b) => a.id - b.id),
  );
};

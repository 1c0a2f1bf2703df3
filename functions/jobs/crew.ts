import { employeeNames } from '#functions/employees/references.ts';
import type { Counted } from '#functions/figures/moved.ts';
import { remembering } from '#functions/lib/names.ts';
import type { Write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/**
 * Who is on a job, as its record keeps them, so that a page of jobs needs no request for each: a set of words, an employee's id with
 * their own times there, which may be empty. It is moved with the assignments that it is of.
 */

interface Member {
  employeeId: number;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}

/** `12 09:00 11:00`, `12  `. */
export const memberOf = ({ employeeId, startTime, endTime }: Member): string =>
  [employeeId, startTime ?? '', endTime ?? ''].join(' ');

const parse = (member: string): Member => {
  const [id, startTime, endTime] = member.split(' ');
  return { employeeId: Number(id), startTime: startTime || null, endTime: endTime || null };
};

/** People who are put on a job as it is made, with what is written and counted of them. */
export interface Placing {
  crew: readonly string[];
  writes: readonly Write[];
  counted: readonly Counted[];
}

/** As a page reads it a set, as one record reads it an array. */
type Crew = Iterable<string> | undefined;

/** Who is on a job, with the times that they have there of their own. */
export const crewIn = (crew: Crew) =>
  [...(crew ?? [])]
    .map(parse)
    .map(({ employeeId: id, startTime = null, endTime = null }) => ({ id, startTime, endTime }));

/** The ids of those who are on a job. */
export const employeesIn = (crew: Crew): number[] =>
  [...(crew ?? [])].map((member) => parse(member).employeeId);

const knownEmployees = remembering(employeeNames);

/** The people of jobs by their crews, with their names: one round trip, or none where they are remembered. */
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

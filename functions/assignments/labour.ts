import { keyOf } from '#functions/lib/item-key.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { jobTimeEntity } from '#functions/punches/entity.ts';
import { punchesOf } from '#functions/punches/read.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import { enteredHours } from '#shared/domain/jobs/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { closingDays } from '#shared/time/kinds.ts';
import { type Labour, labourOf } from '#shared/time/labour.ts';
import { rated } from '#shared/time/terms.ts';
import { ratesOf } from './cost.ts';
import { assignmentEntity, jobTeamEntity } from './entity.ts';

const all = { pages: 'all', consistent: true } as const;

interface Run {
  from: string;
  to: string;
}

/** Groups days into runs that one query each can read: an interval may end some days after it started. */
const runsOf = (days: readonly string[]): Run[] => {
  const runs: Run[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = runs.at(-1);
    if (last && daysBetween(last.to, day) <= closingDays + 1) last.to = day;
    else runs.push({ from: day, to: day });
  }
  return runs;
};

/** An interval from the day before may end on a day, so a run starts one day earlier. */
const punchesOn = async (firmId: FirmId, days: readonly string[]) => {
  const runs = runsOf(days);
  const found = await Promise.all(
    runs.map(({ from, to }) => punchesOf(firmId, { from: addDays(from, -1), to })),
  );
  return [...new Map(found.flat().map((punch) => [punch.id, punch])).values()];
};

const assignmentsOf = async (firmId: FirmId, jobId: number) => {
  const team = await jobTeamEntity.query.byJob({ firmId, jobId }).go(all);
  const keys = team.data.map(({ assignmentId }) => keyOf(assignmentEntity, { firmId, id: assignmentId }));
  return (await batchGet(keys)).flatMap((item) => rowIn(assignmentEntity, item) ?? []);
};

/** The labour cost of a job that somebody clocked on for; `undefined` if nobody did. */
export const clockedLabour = async (firmId: FirmId, jobId: number): Promise<Labour | undefined> => {
  const { data: marks } = await jobTimeEntity.query.byJob({ firmId, jobId }).go(all);
  if (marks.length === 0) return undefined;
  const people = new Set(marks.map(({ employeeId }) => employeeId));
  const [punches, assignments, rates] = await Promise.all([
    punchesOn(
      firmId,
      marks.map(({ day }) => day),
    ),
    assignmentsOf(firmId, jobId),
    ratesOf(firmId, [...people]),
  ]);
  const theirs = rated(
    punches.filter(({ employeeId }) => people.has(employeeId)),
    ({ employeeId }) => rates.get(employeeId),
  );
  return labourOf(jobId, theirs, enteredHours(assignments), Date.now());
};

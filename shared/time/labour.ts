import { type Interval, intervalsOf, type Punched } from './intervals.ts';
import { penceOf } from './totals.ts';

/** Hours entered with an assignment, and their cost. */
export interface Entered {
  employeeId: number;
  pence: number;
}

export interface Labour {
  pence: number;
  /** For those who clocked. */
  clockedMinutes: number;
  from: 'clock' | 'hours' | 'both' | 'none';
}

const ofJob = (intervals: readonly Interval[], jobId: number) =>
  intervals.filter((each) => each.jobId === jobId && each.kind !== 'break');

/**
 * A job's labour cost: clocked time for everyone who clocked on for it, entered hours for the others. `punches` must be
 * complete for the days on which anyone did.
 */
export const labourOf = (
  jobId: number,
  punches: readonly Punched[],
  entered: readonly Entered[],
  now: number,
): Labour => {
  const clocked = new Set(
    punches.filter((each) => each.jobId === jobId && !each.removed).map(({ employeeId }) => employeeId),
  );
  const intervals = ofJob(intervalsOf(punches, now), jobId);
  const byClock = [...clocked].map((id) => penceOf(intervals.filter(({ employeeId }) => employeeId === id)));
  const byHours = entered.filter(({ employeeId, pence }) => !clocked.has(employeeId) && pence > 0);
  const [hasClock, hasHours] = [clocked.size > 0, byHours.length > 0];
  return {
    pence: [...byClock, ...byHours.map(({ pence }) => pence)].reduce((sum, pence) => sum + pence, 0),
    clockedMinutes: intervals.reduce((sum, { minutes }) => sum + minutes, 0),
    from: hasClock && hasHours ? 'both' : hasClock ? 'clock' : hasHours ? 'hours' : 'none',
  };
};

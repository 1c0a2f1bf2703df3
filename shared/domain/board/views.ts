import type { Board, Visit } from '../../board/board.ts';
import { boardClashes } from '../../board/clashes.ts';
import { boardLengths, mostInTray, mostLanes, mostVisits } from '../../board/limits.ts';
import { visitOf } from '../../board/visit.ts';
import { daysOf, isOn } from '../../calendar/days.ts';
import { addDays } from '../../dates.ts';
import { coloursOf } from '../../employees/colours.ts';
import type { Hours } from '../../firms/weekdays.ts';
import { isOpenJob } from '../../jobs/status.ts';
import { hoursOf, type OwnHours } from '../../leave/days.ts';
import type { Leave } from '../../leave/leave.ts';
import type { Nation } from '../../uk/nations.ts';
import { defaultNation } from '../../uk/nations.ts';
import { within } from '../jobs/by-day.ts';
import { leaveWithin } from '../leave/views.ts';
import { queryIn, type Reader, type RecordOf, type ViewEntry } from '../reader.ts';

interface Asked {
  from: string;
  days: string;
}

/** The days of a requested board; undefined for a length that a board doesn't have. */
export const boardRange = ({ from, days }: Asked): { from: string; to: string } | undefined => {
  const length = boardLengths.find((each) => String(each) === days);
  return length && { from, to: addDays(from, length - 1) };
};

interface Somebody {
  createdAt?: string;
  colour?: number | null | undefined;
  id: number;
  firstName: string;
  lastName: string;
  isActive: boolean;
  deletedAt?: string | null | undefined;
  hours?: OwnHours;
}

interface Parts {
  people: readonly Somebody[];
  /** For at least the days shown. */
  leave: readonly Leave[];
  visits: readonly Visit[];
  noDay: readonly Visit[];
  hours: Hours;
  nation: Nation;
  truncated: boolean;
}

const nameOf = ({ firstName, lastName }: Somebody): string => `${firstName} ${lastName}`;

/** Builds a board from what was read for its days. */
export const boardOf = (parts: Parts, range: { from: string; to: string }): Board => {
  const { people, leave, visits, noDay, hours, nation, truncated } = parts;
  const away = leaveWithin(leave, range).filter(({ state }) => state === 'asked' || state === 'agreed');
  const colours = coloursOf(people.filter(({ deletedAt }) => !deletedAt));
  const team = people.filter(({ isActive, deletedAt }) => isActive && !deletedAt);
  const lanes = team
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)) || a.id - b.id)
    .slice(0, mostLanes)
    .map((person) => ({
      employeeId: person.id,
      name: nameOf(person),
      colour: colours.get(person.id) ?? 0,
      hours: hoursOf(hours, person.hours),
      leave: away.filter(({ employeeId }) => employeeId === person.id),
    }));
  return {
    lanes,
    jobs: visits.slice(0, mostVisits),
    tray: {
      noDay: noDay.slice(0, mostInTray),
      nobody: visits
        .filter(({ employeeIds, status }) => employeeIds.length === 0 && isOpenJob(status))
        .map(({ id }) => id),
      more: noDay.length > mostInTray,
    },
    clashes: boardClashes(visits, { lanes, nation }, range),
    truncated: truncated || visits.length > mostVisits || team.length > mostLanes,
  };
};

/** A job from a device's records, as a board shows it. */
const shownOf = (db: Reader, job: RecordOf<'job'>): Visit => {
  const people = db
    .by('assignment', 'jobId', job.id)
    .map(({ employeeId: id, startTime, endTime }) => ({ id, startTime, endTime }));
  return visitOf(job, db.get('client', job.clientId), people);
};

const view = (db: Reader, asked: Partial<Asked>): Board | undefined => {
  const { from = '', days = '' } = asked;
  const range = boardRange({ from, days: String(days) });
  const settings = db.get('settings', 'all');
  if (!range || !settings) return undefined;
  const jobs = db.all('job');
  return boardOf(
    {
      people: db.all('employee'),
      leave: db.all('leave'),
      visits: within(jobs, range)
        .filter((job) => isOn(job, range.from, range.to))
        .map((job) => shownOf(db, job)),
      noDay: jobs.filter((job) => isOpenJob(job.status) && !daysOf(job)).map((job) => shownOf(db, job)),
      hours: settings.rules.hours,
      nation: settings.business.bankHolidays ?? defaultNation,
      truncated: false,
    },
    range,
  );
};

export const boardViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/board',
    needs: ['job', 'client', 'assignment', 'employee', 'leave', 'settings'],
    view: (db, input) => view(db, queryIn<Asked>(input)),
  },
];

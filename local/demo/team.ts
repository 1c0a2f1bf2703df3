import type { AssignmentInput } from '#shared/assignments/contract.ts';
import { londonDate } from '#shared/dates.ts';
import type { EmployeeInput } from '#shared/employees/contract.ts';
import { type Dice, dice } from './chance.ts';
import { dayMs, hourMs } from './clock.ts';
import type { Story } from './year.ts';

/** A member of the team and when they were added to the app, in epoch milliseconds. */
export interface Hire {
  at: number;
  employee: EmployeeInput;
}

/** A member's (by index) assignment to a job: from when, and the hours recorded afterwards. */
export interface Turn extends Omit<AssignmentInput, 'jobId' | 'employeeId' | 'hoursWorked'> {
  at: number;
  member: number;
  worked?: { at: number; hours: number };
}

/** Members of the team, by index. */
export const [plumber, apprentice] = [0, 1];

/** Only the jobs of the last four months and future ones have assignments. */
const writtenDownMs = 120 * dayMs;
/** A job of fewer hours needs only one person. */
const hoursForTwo = 2;

const person = (firstName: string, lastName: string, number: number) => ({
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@example.com`,
  phone: `01632 9602${number}0`,
  emergencyPhone: `01632 9602${number}1`,
});

/** The demo's team, with names, phone numbers and addresses that belong to nobody. */
export const demoTeam = (since: number, now: number): Hire[] => {
  const joined = (days: number) => londonDate(now - days * dayMs);
  return [
    {
      at: since + 4 * hourMs,
      employee: {
        ...person('Sam', 'Example', 1),
        position: 'plumber',
        department: 'plumbing',
        hourlyRate: 22.5,
        startDate: joined(1_160),
        tickets: [
          { kind: 'gasSafe', number: '1000001', endsOn: londonDate(now + 12 * dayMs) },
          { kind: 'driving', number: null, endsOn: londonDate(now + 900 * dayMs) },
        ],
        address: '7 Orchard Close\nExampleton\nEX1 1AA',
        emergencyContact: 'Jo Example',
        notes: 'Drives the second van.',
      },
    },
    {
      at: now - 190 * dayMs,
      employee: {
        ...person('Alex', 'Sample', 2),
        position: 'apprentice',
        department: 'plumbing',
        hourlyRate: 9.75,
        startDate: joined(188),
        emergencyContact: 'Chris Sample',
        notes: 'At college on Thursdays.',
      },
    },
    {
      at: since + 5 * hourMs,
      employee: {
        ...person('Robin', 'Placeholder', 3),
        position: 'general',
        department: 'management',
        hourlyRate: 14.25,
        startDate: joined(640),
        emergencyContact: 'Kim Placeholder',
        notes: 'Office, part time: Monday, Wednesday and Friday, 9 to 1.',
      },
    },
  ];
};

const turnsOf = ({ job, agreedAt, moves, invoice }: Story, chance: Dice): Turn[] => {
  const hours = invoice?.input.hoursWorked ?? 0;
  const doneAt = moves.find(({ status }) => status === 'completed')?.at;
  const turn = (member: number, role: Turn['role']): Turn => ({
    at: agreedAt + chance.between(1, 12) * hourMs,
    member,
    role,
    assignedDate: job.scheduledDate,
    startTime: job.startTime,
    endTime: job.endTime,
    ...(doneAt && { worked: { at: doneAt, hours } }),
  });
  return [
    ...(chance.happens(0.7) ? [turn(plumber, 'lead')] : []),
    ...(hours >= hoursForTwo && chance.happens(0.6) ? [turn(apprentice, 'apprentice')] : []),
  ];
};

/** The assignments of each job, in the jobs' order. */
export const demoCrews = (stories: Story[], now: number): Turn[][] => {
  const chance = dice(1_984);
  return stories.map((story) => {
    // Drawn for every job, so that assignments don't change with the time of day.
    const turns = turnsOf(story, chance);
    const isCalledOff = story.moves.some(({ status }) => status === 'cancelled');
    return isCalledOff || story.agreedAt < now - writtenDownMs ? [] : turns;
  });
};

import * as z from 'zod/mini';
import { date, idParams, idText, requiredLine } from '../fields.ts';
import { contract, created, json } from '../route.ts';
import { newPunch, punch, punchUpdate, takenBack } from './punch.ts';
import { timeRoutes } from './routes.ts';
import { timeNow, timeOfDays, week } from './shown.ts';

const range = { from: date, to: date };
const seen = z.strictObject({ hash: requiredLine(64) });

/** A date in the path; the handler checks that it is a Monday. */
const monday = { monday: z.string().check(z.maxLength(20)) };
const weekParams = z.object({ ...monday, employeeId: idText });
export const timeContract = contract(timeRoutes, {
  list: {
    summary: 'Punches, intervals and days of people, of 35 days at most',
    query: z.strictObject({ ...range, employeeId: z.optional(idText) }),
    reply: json(timeOfDays),
  },
  now: {
    summary: 'Who is clocked on, and since when',
    reply: json(timeNow),
  },
  punch: {
    summary: 'Say what an employee does from a moment on',
    body: newPunch,
    reply: created(punch),
  },
  correct: {
    params: idParams,
    summary: 'Correct a punch, with a reason once it is 15 minutes old',
    body: punchUpdate,
    reply: json(punch),
  },
  takeBack: {
    params: idParams,
    summary: 'Take a punch back, with a reason',
    body: takenBack,
    reply: json(punch),
  },
  week: {
    params: z.object(monday),
    summary: 'The week of each employee',
    reply: json(z.array(week)),
  },
  submit: {
    params: weekParams,
    summary: 'Say that a week is complete',
    body: seen,
    reply: json(week),
  },
  approve: {
    params: weekParams,
    summary: 'Approve a week as it was seen',
    body: seen,
    reply: json(week),
  },
  reopen: {
    params: weekParams,
    summary: 'Open a week again that was submitted or approved',
    body: takenBack,
    reply: json(week),
  },
  export: {
    summary: 'The time of up to 35 days for payroll, as CSV',
    query: z.strictObject(range),
  },
});

import * as z from 'zod/mini';
import { date, idParams, idText, requiredLine } from '../fields.ts';
import { all, books, crew, desk } from '../members/roles.ts';
import { created, file, json, resource } from '../route.ts';
import { newPunch, punch, punchUpdate, takenBack } from './punch.ts';
import { timeNow, timeOfDays, week } from './shown.ts';

const range = { from: date, to: date };
const seen = z.strictObject({ hash: requiredLine(64) });

/** A day in an address; whether it is a Monday the call says. */
const monday = { monday: z.string().check(z.maxLength(20)) };
const weekParams = z.object({ ...monday, employeeId: idText });
const ofWeek = { access: 'business', method: 'POST', when: 'connected', params: weekParams } as const;
const punchPath = '/api/time/punches/{id}' as const;

export const timeRoutes = resource({
  list: {
    method: 'GET',
    path: '/api/time',
    access: 'business',
    roles: all,
    scope: 'own',
    summary: 'Punches, intervals and days of people, of 35 days at most',
    query: z.strictObject({ ...range, employeeId: z.optional(idText) }),
    reply: json(timeOfDays),
  },
  now: {
    method: 'GET',
    path: '/api/time/now',
    access: 'business',
    roles: all,
    scope: 'own',
    summary: 'Who is clocked on, and since when',
    reply: json(timeNow),
  },
  punch: {
    method: 'POST',
    path: '/api/time/punches',
    access: 'business',
    roles: crew,
    scope: 'own',
    when: 'queued',
    ownId: true,
    summary: 'Say what an employee does from a moment on',
    body: newPunch,
    reply: created(punch),
  },
  correct: {
    method: 'PUT',
    path: punchPath,
    access: 'business',
    roles: crew,
    scope: 'own',
    when: 'queued',
    params: idParams,
    summary: 'Correct a punch, with a reason once it is 15 minutes old',
    body: punchUpdate,
    reply: json(punch),
  },
  takeBack: {
    method: 'POST',
    path: `${punchPath}/remove`,
    access: 'business',
    roles: crew,
    scope: 'own',
    when: 'queued',
    params: idParams,
    summary: 'Take a punch back, with a reason',
    body: takenBack,
    reply: json(punch),
  },
  week: {
    method: 'GET',
    path: '/api/time/weeks/{monday}',
    access: 'business',
    roles: all,
    scope: 'own',
    params: z.object(monday),
    summary: 'The week of each employee',
    reply: json(z.array(week)),
  },
  submit: {
    ...ofWeek,
    path: '/api/time/weeks/{monday}/{employeeId}/submit',
    roles: crew,
    scope: 'own',
    summary: 'Say that a week is complete',
    body: seen,
    reply: json(week),
  },
  approve: {
    ...ofWeek,
    path: '/api/time/weeks/{monday}/{employeeId}/approve',
    roles: desk,
    summary: 'Approve a week as it was seen',
    body: seen,
    reply: json(week),
  },
  reopen: {
    ...ofWeek,
    path: '/api/time/weeks/{monday}/{employeeId}/reopen',
    roles: desk,
    summary: 'Open a week again that was submitted or approved',
    body: takenBack,
    reply: json(week),
  },
  export: {
    method: 'GET',
    path: '/api/time/export',
    access: 'business',
    roles: books,
    summary: 'The time of up to 35 days for payroll, as CSV',
    query: z.strictObject(range),
    reply: file('text/csv; charset=utf-8'),
  },
});

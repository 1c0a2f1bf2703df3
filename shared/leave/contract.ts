import * as z from 'zod/mini';
import { basedOn, date, idParams } from '../fields.ts';
import { crew, desk } from '../members/roles.ts';
import { created, json, resource } from '../route.ts';
import { allowance, leave, leaveAnswer, leaveUpdate, newLeave } from './leave.ts';

const one = { access: 'business', when: 'queued', params: idParams } as const;
const own = { roles: crew, scope: 'own' } as const;

export const leaveRoutes = resource({
  list: {
    method: 'GET',
    path: '/api/leave',
    access: 'business',
    ...own,
    summary: 'The leave of people that has a day from and up to one, the first to begin first',
    query: z.strictObject({ from: date, to: date }),
    reply: json(z.array(leave)),
  },
  allowances: {
    method: 'GET',
    path: '/api/leave/allowances',
    access: 'business',
    ...own,
    summary: 'The days of holiday that people have, took, asked for and have left in a leave year',
    query: z.strictObject({
      year: z.optional(z.string().check(z.regex(/^(19|20)\d\d$/, 'Enter a year like 2026'))),
    }),
    reply: json(z.array(allowance)),
  },
  create: {
    method: 'POST',
    path: '/api/leave',
    access: 'business',
    ...own,
    when: 'queued',
    ownId: true,
    summary: 'Ask for leave; where the office enters it, it is agreed',
    body: newLeave,
    reply: created(leave),
  },
  update: {
    ...one,
    ...own,
    method: 'PUT',
    path: '/api/leave/{id}',
    summary: 'Change leave; what somebody in the field changes is asked for anew',
    body: leaveUpdate,
    reply: json(leave),
  },
  answer: {
    ...one,
    method: 'POST',
    path: '/api/leave/{id}/answer',
    roles: desk,
    summary: 'Agree to leave or refuse it',
    body: leaveAnswer,
    reply: json(leave),
  },
  cancel: {
    ...one,
    ...own,
    method: 'POST',
    path: '/api/leave/{id}/cancel',
    summary: 'Take leave back',
    body: z.strictObject(basedOn),
    needsNoBody: true,
    reply: json(leave),
  },
});

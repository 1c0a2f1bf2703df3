import * as z from 'zod/mini';
import { basedOn, date, idParams } from '../fields.ts';
import { all, crew } from '../members/roles.ts';
import { contract, created, json } from '../route.ts';
import { allowance, leave, leaveAnswer, leaveUpdate, newLeave } from './leave.ts';
import { leaveRoutes } from './routes.ts';

const own = { roles: crew, scope: 'own' } as const;
const seen = { roles: all, scope: 'own' } as const;

export const leaveContract = contract(leaveRoutes, {
  list: {
    ...seen,
    summary: 'The leave of people that has a day from and up to one, the first to begin first',
    query: z.strictObject({ from: date, to: date }),
    reply: json(z.array(leave)),
  },
  allowances: {
    ...seen,
    summary: 'The days of holiday that people have, took, asked for and have left in a leave year',
    query: z.strictObject({
      year: z.optional(z.string().check(z.regex(/^(19|20)\d\d$/, 'Enter a year like 2026'))),
    }),
    reply: json(z.array(allowance)),
  },
  create: {
    ...own,
    summary: 'Ask for leave; where the office enters it, it is agreed',
    body: newLeave,
    reply: created(leave),
  },
  update: {
    params: idParams,
    ...own,
    summary: 'Change leave; what somebody in the field changes is asked for anew',
    body: leaveUpdate,
    reply: json(leave),
  },
  answer: {
    params: idParams,
    summary: 'Agree to leave or refuse it',
    body: leaveAnswer,
    reply: json(leave),
  },
  cancel: {
    params: idParams,
    ...own,
    summary: 'Take leave back',
    body: z.strictObject(basedOn),
    reply: json(leave),
  },
});

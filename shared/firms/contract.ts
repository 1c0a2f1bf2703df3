import * as z from 'zod/mini';
import { requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { firm } from '../members/firm.ts';
import { roles } from '../members/roles.ts';
import { contract, created, json, none, withCookies } from '../route.ts';
import { firmsRoutes } from './routes.ts';
import { firmRules, rulesInput } from './rules.ts';

/** One person may own so many firms. */
export const mostFirms = 10;

export const firmInput = z.strictObject({ name: requiredLine(textLimits.name) });

const params = z.object({ firmId: z.string().check(z.maxLength(60)) });

/** What each call of the API asks of a member. */
export const callRoles = z.object({
  /** As the route table names it, `clients.list`. */
  key: z.string(),
  method: z.string(),
  path: z.string(),
  access: z.string(),
  /** Null where the call asks for none. */
  roles: z.nullable(z.array(z.enum(roles))),
  scope: z.nullable(z.enum(['own', 'all'])),
});

export const firmsContract = contract(firmsRoutes, {
  list: {
    summary: 'The firms that the signed-in person is in',
    reply: json(z.array(z.object({ ...firm.shape, current: z.boolean() }))),
  },
  create: {
    summary: 'Found a firm, with a trial if the person has had none',
    body: firmInput,
    reply: created(firm),
  },
  enter: {
    summary: 'Go on in another firm',
    params,
    reply: withCookies(json(firm)),
  },
  leave: {
    summary: 'Leave a firm; its last owner stays',
    params,
    reply: none,
  },
  roles: {
    summary: 'Which roles may make which call',
    reply: json(z.array(callRoles)),
  },
  rules: {
    summary: 'How the firm works and pays: hours, breaks, rounding, leave',
    reply: json(firmRules),
  },
  setRules: {
    summary: 'Change how the firm works and pays',
    body: rulesInput,
    reply: json(firmRules),
  },
});

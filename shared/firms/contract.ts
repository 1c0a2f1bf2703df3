import * as z from 'zod/mini';
import { requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { firm } from '../members/firm.ts';
import { roles } from '../members/roles.ts';
import { contract, created, json, none, withCookies } from '../route.ts';
import { firmsRoutes } from './routes.ts';
import { firmRules, rulesInput } from './rules.ts';

/** The most firms that one person may own. */
export const mostFirms = 10;

export const firmInput = z.strictObject({ name: requiredLine(textLimits.name) });

const params = z.object({ firmId: z.string().check(z.maxLength(60)) });

/** The roles that each API call requires. */
export const callRoles = z.object({
  /** The call's name in the route table, e.g. `clients.list`. */
  key: z.string(),
  method: z.string(),
  path: z.string(),
  access: z.string(),
  /** Null if the call requires none. */
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

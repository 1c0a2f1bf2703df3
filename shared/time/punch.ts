import * as z from 'zod/mini';
import { basedOn, id, instant, kept, lines, optional, orNull, ownId, requiredLine } from '../fields.ts';
import { punchKinds, punchSources } from './kinds.ts';
import { reasonLength, reasonTooShort } from './reason.ts';

/** Times are stored to the second. */
const second = instant.check(
  z.overwrite((text) => (text.includes('.') ? `${text.slice(0, 19)}Z` : text)),
  z.refine((text) => Number.isFinite(Date.parse(text)), { error: 'Must be a UTC time' }),
);

const reason = requiredLine(reasonLength.most).check(z.minLength(reasonLength.least, reasonTooShort));

const fields = {
  at: second,
  kind: z.enum(punchKinds),
  jobId: z.optional(z.nullable(id)),
  /** For travel: to or from home. */
  home: z.optional(z.boolean()),
  note: optional(lines(500)),
};

interface Given {
  kind: (typeof punchKinds)[number];
  jobId?: number | null | undefined;
  home?: boolean | undefined;
}

const onlyWhereItCan = [
  z.refine<Given>(({ kind, jobId }) => !jobId || kind === 'work' || kind === 'travel', {
    path: ['jobId'],
    error: 'Goes with work and travel only',
  }),
  z.refine<Given>(({ kind, home }) => !home || kind === 'travel', {
    path: ['home'],
    error: 'Goes with travel only',
  }),
] as const;

/** A punch of one's own or, entered by the office, of an employee. */
export const newPunch = z
  .extend(z.strictObject(fields), {
    ...ownId,
    employeeId: z.optional(id),
    /** Why what it ends lasted so long. */
    reason: z.optional(reason),
  })
  .check(...onlyWhereItCan);
export type NewPunch = z.output<typeof newPunch>;

export const punchUpdate = z
  .extend(z.strictObject(fields), { reason: z.optional(reason), ...basedOn })
  .check(...onlyWhereItCan);
export type PunchUpdate = z.output<typeof punchUpdate>;

export const takenBack = z.strictObject({ reason });

const changedBy = { by: z.string(), on: z.string(), reason: orNull(z.string()) };

/** What an employee does from a moment on. */
export const punch = z.object({
  ...kept,
  employeeId: z.number(),
  at: z.string(),
  kind: z.enum(punchKinds),
  jobId: orNull(z.number()),
  home: z._default(z.boolean(), false),
  note: orNull(z.string()),
  source: z.enum(punchSources),
  /** Its earlier versions, by whom they were changed and why. */
  was: z._default(
    z.array(z.object({ at: z.string(), kind: z.enum(punchKinds), jobId: orNull(z.number()), ...changedBy })),
    [],
  ),
  /** It was removed, and no longer counts. */
  removed: orNull(z.object(changedBy)),
});
export type Punch = z.output<typeof punch>;

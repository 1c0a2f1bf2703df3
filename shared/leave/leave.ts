import * as z from 'zod/mini';
import { daysBetween } from '../dates.ts';
import { basedOn, date, id, kept, lines, optional, orNull, ownId } from '../fields.ts';
import { leaveKinds, leaveParts, leaveStates, mostLeaveDays } from './kinds.ts';

const fields = {
  kind: z.enum(leaveKinds),
  from: date,
  to: date,
  part: z.optional(z.enum(leaveParts)),
  note: optional(lines(500)),
};

type Given = Record<string, unknown>;

const inTurn = ({ from, to }: Given) => typeof from !== 'string' || typeof to !== 'string' || from <= to;
const isShort = ({ from, to }: Given) =>
  typeof from !== 'string' || typeof to !== 'string' || daysBetween(from, to) < mostLeaveDays;
const isHalfOfOne = ({ from, to, part }: Given) => !part || part === 'all' || from === to;

const makesSense = [
  z.refine<Given>(inTurn, { path: ['to'], error: 'Choose a date on or after the first day' }),
  z.refine<Given>(isShort, { path: ['to'], error: `Can be at most ${mostLeaveDays} days` }),
  z.refine<Given>(isHalfOfOne, { path: ['part'], error: 'Half a day is of one day only' }),
] as const;

/** Leave for oneself, or entered by the office for somebody else. */
export const newLeave = z
  .extend(z.strictObject(fields), { ...ownId, employeeId: z.optional(id) })
  .check(...makesSense);
export type NewLeave = z.output<typeof newLeave>;

/** Fields left out stay unchanged. */
export const leaveUpdate = z.extend(z.partial(z.strictObject(fields)), basedOn).check(...makesSense);
export type LeaveUpdate = z.output<typeof leaveUpdate>;

/** Only checked on complete leave: an update may have just one of the two dates. */
export const wholeLeave = z.looseObject({}).check(...makesSense);

export const leaveAnswer = z.strictObject({
  answer: z.enum(['agreed', 'refused']),
  note: optional(lines(500)),
  ...basedOn,
});
export type LeaveAnswer = z.output<typeof leaveAnswer>;

/** A person's days off. */
export const leave = z.object({
  ...kept,
  employeeId: z.number(),
  kind: z.enum(leaveKinds),
  from: z.string(),
  to: z.string(),
  part: z.enum(leaveParts),
  state: z.enum(leaveStates),
  note: orNull(z.string()),
  /** The working days among them, without bank holidays, by their hours when it was entered; may be half days. */
  days: z.number(),
  /** Who approved or declined it, by name, when, and their comment. */
  answeredBy: orNull(z.string()),
  answeredAt: orNull(z.string()),
  answerNote: orNull(z.string()),
});
export type Leave = z.output<typeof leave>;

/** A person's holiday allowance in a leave year. */
export const allowance = z.object({
  employeeId: z.number(),
  entitled: z.number(),
  carried: z.number(),
  /** Approved, past or future. */
  taken: z.number(),
  /** Requested and not answered. */
  asked: z.number(),
  /** Not counting requested leave. */
  left: z.number(),
});
export type Allowance = z.output<typeof allowance>;

import * as z from 'zod/mini';
import { line, optional, requiredLine } from '../../fields.ts';
import { textLimits } from '../../limits.ts';
import { chosenLines, quoteAnswers } from '../../quotes/answer.ts';
import { json, none } from '../../route.ts';
import { guestDocument } from '../document.ts';
import { guestToken, held } from '../held.ts';

/** The two ticks of CCR reg 36, asked separately. */
const earlyTicks = { asks: z.boolean(), understands: z.boolean() };

/** Why a customer declines: a choice, and their own words. */
export const declineReasons = ['price', 'timing', 'someone_else', 'not_now'] as const;

export const guestAnswerInput = z
  .strictObject({
    token: guestToken,
    /** The version the page showed; refused if a newer one was sent. */
    version: z.int().check(z.minimum(1, 'Is not a version')),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Is not a hash')),
    answer: z.enum(quoteAnswers),
    /** The typed signature; required to accept. */
    name: optional(line(textLimits.name)),
    chosen: z.optional(chosenLines),
    reason: optional(line(textLimits.address)),
    startEarly: z.optional(z.strictObject(earlyTicks)),
  })
  .check(
    z.refine(({ answer, name }) => answer !== 'accepted' || Boolean(name), {
      path: ['name'],
      error: 'Type your name',
    }),
  );
export type GuestAnswerInput = z.output<typeof guestAnswerInput>;

const signed = z.strictObject({ token: guestToken, name: requiredLine(textLimits.name) });
export type Signed = z.output<typeof signed>;

const ticks = z.extend(signed, earlyTicks);
export type Ticks = z.output<typeof ticks>;

/** The customer's calls for a quote's link. */
export const answeringShapes = {
  answer: {
    summary: 'Accept or decline a quote',
    body: guestAnswerInput,
    reply: json(guestDocument),
  },
  ask: {
    summary: 'Ask the business to renew an expired quote',
    body: held,
    reply: none,
  },
  startEarly: {
    summary: 'Ask for an early start, before the time to cancel is over',
    body: ticks,
    reply: json(guestDocument),
  },
  cancel: {
    summary: 'Cancel an accepted quote within the time to cancel',
    body: signed,
    reply: json(guestDocument),
  },
} as const;

import * as z from 'zod/mini';
import { line, lines, optional } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { lineLimits } from '../lines/limits.ts';

export const quoteAnswers = ['accepted', 'declined'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/** How the trader received the answer. */
export const answeredHow = ['phone', 'in_person', 'mail', 'message'] as const;
export type AnsweredHow = (typeof answeredHow)[number];

/** The indexes of the chosen optional lines, without duplicates. */
export const chosenLines = z.array(z.int().check(z.minimum(0, 'Is not a line'))).check(
  z.maxLength(lineLimits.lines, 'Are too many'),
  z.refine((places) => new Set(places).size === places.length, { error: 'Names a line twice' }),
);

export const answerInput = z.strictObject({
  answer: z.enum(quoteAnswers),
  how: z.enum(answeredHow),
  chosen: z.optional(chosenLines),
  /** Who said so. */
  name: optional(line(textLimits.name)),
  note: optional(lines(textLimits.longText)),
});
export type AnswerInput = z.output<typeof answerInput>;

import { email, line, lines, optional } from './fields.ts';
import { textLimits } from './limits.ts';

/** A letter by mail that goes with a document. What is left out is written as the app would. */
export const letterFields = {
  to: email,
  subject: optional(line(textLimits.name)),
  message: optional(lines(textLimits.longText)),
};

/** Rows that a letter says under its words, each group under its heading. */
export interface LetterFacts {
  heading: string;
  rows: { label: string; value: string }[];
}

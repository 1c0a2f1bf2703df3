import { email, line, lines, optional } from './fields.ts';
import { textLimits } from './limits.ts';

/** A letter by mail that goes with a document. What is left out is written as the app would. */
export const letterFields = {
  to: email,
  subject: optional(line(textLimits.name)),
  message: optional(lines(textLimits.longText)),
};

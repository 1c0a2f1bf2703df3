import * as z from 'zod/mini';
import { line, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';

// What clients may be mailed besides their papers: each off until it is asked for.

const isWebAddress = (text: string): boolean =>
  /^https:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');

/** Where clients are asked to write a review: Google, Checkatrade, or any page. */
export const reviewsInput = z.strictObject({
  reviewUrl: optional(
    line(textLimits.url).check(
      z.refine(isWebAddress, { error: 'Enter an address like https://g.page/r/your-business/review' }),
    ),
  ),
});
export type ReviewsInput = z.output<typeof reviewsInput>;
export const reviewsShown = z.object({ reviewUrl: orNull(z.string()) });

export const appointmentsInput = z.strictObject({ appointmentsOn: z.boolean() });

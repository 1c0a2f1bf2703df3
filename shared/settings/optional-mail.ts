import * as z from 'zod/mini';
import { line, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';

// What clients may be mailed besides their papers: each off until it is asked for.

/** With nothing before its host: `https://google.com@evil.example` leads to the latter. */
const bareHost = /^https:\/\/[^/?#\\@]+(?:[/?#]|$)/i;

/** A page that says by its name whose it is: not by a number, nor in letters that look like others. */
const isWebAddress = (text: string): boolean => {
  if (!bareHost.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return /\.[a-z]{2,}$/.test(hostname) && !/(?:^|\.)xn--/.test(hostname);
};

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

import * as z from 'zod/mini';
import { line, optional, orNull } from '../fields.ts';
import { textLimits } from '../limits.ts';

// Optional emails to clients, each off until the user turns it on.

/** Matches a URL without user info: `https://google.com@evil.example` leads to the latter. */
const bareHost = /^https:\/\/[^/?#\\@]+(?:[/?#]|$)/i;

/** True for a URL whose host name shows whose it is: no IP address, no lookalike letters. */
const isWebAddress = (text: string): boolean => {
  if (!bareHost.test(text) || !URL.canParse(text)) return false;
  const { hostname } = new URL(text);
  return /\.[a-z]{2,}$/.test(hostname) && !/(?:^|\.)xn--/.test(hostname);
};

/** The page where clients are asked to write a review: Google, Checkatrade, or any other. */
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

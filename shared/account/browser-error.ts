import * as z from 'zod/mini';
import { line, lines, optional, requiredLine } from '../fields.ts';

/** Characters of what a browser says went wrong; more is cut off before it is sent. */
export const browserErrorLimits = { message: 300, place: 100, build: 200, stack: 4000 } as const;

/** What went wrong in the web app, without anything that somebody typed: where, in which build, and in which of its functions. */
export const browserError = z.strictObject({
  message: requiredLine(browserErrorLimits.message),
  /** The page's path, without what is open on it. */
  place: line(browserErrorLimits.place),
  /** The address of the app's script. */
  build: line(browserErrorLimits.build),
  stack: optional(lines(browserErrorLimits.stack)),
});

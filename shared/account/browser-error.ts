import * as z from 'zod/mini';
import { line, lines, optional, requiredLine } from '../fields.ts';

/** The most characters of a browser's error message; the rest is cut off before sending. */
export const browserErrorLimits = { message: 300, place: 100, build: 200, stack: 4000 } as const;

/** An error in the web app, without anything the user typed: page, build and stack. */
export const browserError = z.strictObject({
  message: requiredLine(browserErrorLimits.message),
  /** The page's path without its query. */
  place: line(browserErrorLimits.place),
  /** The URL of the app's script. */
  build: line(browserErrorLimits.build),
  stack: optional(lines(browserErrorLimits.stack)),
});

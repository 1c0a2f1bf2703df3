import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** How long after a member's removal their devices may still send earlier changes, in milliseconds. */
export const lateMs = 72 * 60 * 60 * 1000;
/** The most late changes listed for the owner. */
export const mostLate = 200;

/** A change that arrived from a member's device after their removal. */
export const lateChange = z.object({
  /** When it arrived, and when it was made according to the device. */
  at: z.string(),
  made: z.string(),
  /** The route: `POST /api/time/punches`. */
  route: z.string(),
  /** The record it created or changed, and that record's job. */
  id: orNull(z.number()),
  jobId: orNull(z.number()),
});
export type LateChange = z.output<typeof lateChange>;

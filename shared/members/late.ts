import * as z from 'zod/mini';
import { orNull } from '../fields.ts';

/** So long after somebody was removed their devices may bring what they did before. */
export const lateMs = 72 * 60 * 60 * 1000;
/** So much of it is listed for the owner. */
export const mostLate = 200;

/** One thing that came from a device of somebody after they were removed. */
export const lateChange = z.object({
  /** When it came, and when it was done as far as the device says. */
  at: z.string(),
  made: z.string(),
  /** What it was: `POST /api/time/punches`. */
  route: z.string(),
  /** The record that it made or changed, and the job that it is of. */
  id: orNull(z.number()),
  jobId: orNull(z.number()),
});
export type LateChange = z.output<typeof lateChange>;

import * as z from 'zod/mini';
import { kept, lines, ownId } from '../fields.ts';

/** The most characters of a note. */
export const noteLength = 2000;

export const newNote = z.strictObject({
  ...ownId,
  text: lines(noteLength).check(z.minLength(1, 'Required')),
});
export type NewNote = z.output<typeof newNote>;

/** A note about a job. It cannot be edited. */
export const note = z.object({
  ...kept,
  jobId: z.number(),
  text: z.string(),
  /** The author's name at the time. */
  by: z.string(),
  /** When it was written, which may be before it was sent. */
  at: z.string(),
});
export type Note = z.output<typeof note>;

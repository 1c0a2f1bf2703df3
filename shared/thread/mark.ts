import { readDate } from '../calendar/when.ts';
import { londonDate } from '../dates.ts';

export type MarkKind = 'quote' | 'job' | 'invoice' | 'paid';

/** One of the four marks of a thread's progress rail. */
export interface Mark {
  kind: MarkKind;
  name: string;
  /** Its state in a word or two. */
  word: string;
  isLate?: boolean;
  /** The path of its record; undefined if there is none yet. */
  to?: string;
  /** Pounds. */
  sum?: number;
  /** Details shown instead of `word` where there is room. */
  notes?: string[];
}

/** Shown if there is nothing yet. */
export const notYet = 'Not yet';

/** The day of an instant in a mark's words. */
export const dayOf = (at: string, today: string): string => readDate(londonDate(at), today);

/** The parts that are not empty. */
export const said = (...parts: (string | false | null)[]): string[] => parts.flatMap((part) => part || []);

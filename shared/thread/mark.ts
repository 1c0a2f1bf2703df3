import { readDate } from '../calendar/when.ts';
import { londonDate } from '../dates.ts';

export type MarkKind = 'quote' | 'job' | 'invoice' | 'paid';

/** One of the four places of a thread as a rail shows it. */
export interface Mark {
  kind: MarkKind;
  name: string;
  /** How it stands, in a word or two. */
  word: string;
  isLate?: boolean;
  /** Where its record is shown; none where there is none yet. */
  to?: string;
  /** Pounds. */
  sum?: number;
  /** What is said of it where there is room, instead of the word. */
  notes?: string[];
}

/** What is said where nothing has come about. */
export const notYet = 'Not yet';

/** The day of an instant, as a mark says it. */
export const dayOf = (at: string, today: string): string => readDate(londonDate(at), today);

/** Of what may be said, what there is. */
export const said = (...parts: (string | false | null)[]): string[] => parts.flatMap((part) => part || []);

import type { Kind } from '#shared/domain/kinds.ts';
import type { Changes } from './changes.ts';
import type { Owner } from './database.ts';
import type { Alongside } from './disk.ts';

/** What is asked of the feed. */
export interface Question {
  since?: string | undefined;
  page?: string | undefined;
  kinds?: string | undefined;
}

/** The device is too far behind, on another line, or may read something else by now: it forgets its records and fills anew. */
export class CursorRefused extends Error {
  override readonly name = 'CursorRefused';
}

/** What one tab tells the others. */
export type Told =
  | { what: 'delta'; changes: Changes }
  | { what: 'page'; changes: Changes; isFirst: boolean; filled: readonly Kind[] }
  | { what: 'forgotten' };

/** What changes beside records: on the disk in their transaction, on the screen in their turn. */
export interface Settling {
  write: Alongside;
  show: () => void;
}

/** What a store stands in. */
export interface Surroundings {
  owner: Owner;
  /** Whether records may lie on this device; what waits does in any case. */
  persists: () => boolean;
  /** Whether what nobody has asked for yet may be fetched. */
  fetchesAhead: () => boolean;
  /** Asks the feed; null where nothing is newer. Throws `CursorRefused`, or whatever says that no response came. */
  ask: (question: Question) => Promise<Changes | null>;
  /** Runs what one tab alone may do: fill what is kept for all of them. */
  alone: (run: () => Promise<void>) => Promise<void>;
  /** Epoch milliseconds. */
  now: () => number;
  /** `YYYY-MM-DD`, London. */
  today: () => string;
  tell: (told: Told) => void;
  /** What goes together with keys that the feed says are done: entries of what waits. */
  settle: (done: readonly string[]) => Settling | undefined;
  /** Records found no room on the disk: they are in memory, and with the server. */
  full: () => void;
  /** Something is different: what is shown is to be drawn anew. */
  changed: () => void;
}

import type { Kind } from '#shared/domain/kinds.ts';
import type { Changes } from './changes.ts';
import type { Owner } from './database.ts';
import type { Alongside } from './disk.ts';

/** A request to the feed. */
export interface Question {
  since?: string | undefined;
  page?: string | undefined;
  kinds?: string | undefined;
}

/**
 * The device is too far behind, its cursor has another epoch, or the role may read other things now: it drops its records and
 * fills again.
 */
export class CursorRefused extends Error {
  override readonly name = 'CursorRefused';
}

/** What one tab tells the others. */
export type Told =
  | { what: 'delta'; changes: Changes }
  | { what: 'page'; changes: Changes; isFirst: boolean; filled: readonly Kind[] }
  | { what: 'forgotten' };

/** Further changes to make with a delta: on disk in its transaction, on screen in the same turn. */
export interface Settling {
  write: Alongside;
  show: () => void;
}

/** What a store needs from its environment. */
export interface Surroundings {
  owner: Owner;
  /** What the owner may see in this firm: records stored for another view are no longer theirs to see. */
  view: string;
  /** Whether records may be stored on this device; the queue always is. */
  persists: () => boolean;
  /** Whether data may be fetched before anybody needs it. */
  fetchesAhead: () => boolean;
  /** Polls the feed; null if nothing is newer. Throws `CursorRefused`, or the error of a call without an answer. */
  ask: (question: Question) => Promise<Changes | null>;
  /** Runs something in one tab only: filling the shared database. */
  alone: (run: () => Promise<void>) => Promise<void>;
  /** Epoch milliseconds. */
  now: () => number;
  /** `YYYY-MM-DD`, London. */
  today: () => string;
  tell: (told: Told) => void;
  /** What to settle for the keys that the feed reports as done: queued entries. */
  settle: (done: readonly string[]) => Settling | undefined;
  /** Called when records didn't fit on disk: memory and the server have them. */
  full: () => void;
  /** Called when something has changed, to render again. */
  changed: () => void;
}

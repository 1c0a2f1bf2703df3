import type { AnyInput } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import type { Entry, NewEntry } from './entry.ts';

/** What a change is called in the list of what waits, and where its record is. */
export interface Described {
  /** The record: "Boiler service". */
  title: string;
  /** What was done: "Complete". */
  act: string;
  /** The page of the record; of one that is only made by it, too. */
  href: string;
}

/** The form of a change: its page, and the name in the address that opens it, with all that the address has to say. */
export interface Reopened {
  pathname: string;
  param: string;
  search: string;
  /** It opens what was there before the change, which is taken back. */
  takesBack?: true;
}

/** What the outbox has to know about records, which it does not: `web/src/data/waiting` tells it. */
export interface Knowledge {
  /** A list of one path with what waits laid over it; `part` is what of the list was asked for. */
  overRows: (path: string, rows: readonly unknown[], entries: readonly Entry[], part: unknown) => unknown[];
  /** What one read answers (`[path, params, query]` is its key) with what waits laid over it, or what there will be of it. */
  overOne: (key: readonly unknown[], one: unknown, entries: readonly Entry[]) => unknown;
  /** The reply that a change will get, as far as that can be known. */
  replyTo: (entry: NewEntry) => unknown;
  /** The record that a call changes as it was when it was last seen, and the names that its row shows. */
  seen: (route: Route, input: AnyInput) => Pick<Entry, 'base' | 'around'>;
  /** Shows a record as the server has it by now. */
  put: (entry: Entry, reply: unknown) => void;
  describe: (entry: Entry) => Described;
  /** What speaks against letting a change wait unasked; undefined where nothing does. */
  doubt: (entry: Entry) => string | undefined;
  /** Lays what a change said into its form as if it had just been typed; undefined where it has no form. */
  reopen: (entry: Entry, userId: string) => Reopened | undefined;
  /** An edit of what was deleted as the making of it; undefined where too little is known. */
  again: (entry: Entry) => Pick<Entry, 'route' | 'body'> | undefined;
  /** The making of a record that is there already, of other words, as a change of it; undefined where it cannot be changed. */
  asEdit: (entry: Entry) => Pick<Entry, 'route' | 'params' | 'body' | 'base'> | undefined;
}

import type { Database } from './database.ts';
import type { Entry, NewEntry } from './entry.ts';
import { rebased, without } from './merge.ts';
import { hasToWait, needsOf } from './order.ts';
import { wellFormed } from './well-formed.ts';

/** Runs something with the user's database; `withDatabase` of one user. */
export type Using = <T>(use: (database: Database) => Promise<T>) => Promise<T>;

export type Draft = Omit<NewEntry, 'needs' | 'state'> & Partial<Pick<NewEntry, 'state'>>;
interface File {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/**
 * A change that is said to be kept is on the disk by then. How far its sending is may be lost with the battery: it is sent again with its
 * key, and the server knows it.
 */
const write = (database: Database, durability: 'strict' | 'relaxed' = 'strict') => {
  const tx = database.transaction(['outbox', 'files'], 'readwrite', { durability });
  return { tx, entries: tx.objectStore('outbox'), files: tx.objectStore('files') };
};

type Entries = ReturnType<typeof write>['entries'];

/** The changes of a record that were made after one of it, in their order. */
const laterOf = async (entries: Entries, { id, seq }: Entry): Promise<Entry[]> =>
  ((await entries.index('id').getAll(id)) as Entry[]).filter((other) => other.seq > seq);

const versionOf = (reply: unknown): { id?: unknown; updatedAt?: unknown } =>
  (reply ?? {}) as { id?: unknown };

/** What the server made of versions that a page may still show. */
const laterVersions = () => {
  const replies = new Map<string, unknown>();
  const nameOf = ({ id, body }: Pick<Entry, 'id' | 'body'>) => `${id} ${versionOf(body).updatedAt}`;
  /** A change that was made on a version before one that has arrived since, as if it had waited behind that. */
  const onLast = <Made extends NewEntry>(entry: Made): Made => {
    const reply = replies.get(nameOf(entry));
    const now = reply === undefined || entry.base === undefined ? entry : rebased(entry, reply);
    return nameOf(now) === nameOf(entry) ? now : onLast(now);
  };
  return { onLast, note: (entry: Entry, reply: unknown): void => void replies.set(nameOf(entry), reply) };
};

/** What lies in the outbox, each change of it in one transaction. */
export const storeOf = (using: Using, later = laterVersions()) => ({
  all: (): Promise<Entry[]> =>
    using(async (database) => ((await database.getAll('outbox')) as Entry[]).map(wellFormed)),

  /**
   * Adds a change, in the place of one that it mends or that a page which is gone began to send under its key. It is `sending`, unless it
   * says otherwise, if nothing goes before it, and waits if something does.
   */
  add: (draft: Draft, file?: File, mends?: number): Promise<Entry> =>
    using(async (database) => {
      const { tx, entries, files } = write(database);
      const all = ((await entries.getAll()) as Entry[]).map(wellFormed);
      const place = mends ?? all.find(({ key }) => key === draft.key)?.seq;
      const before = all.filter(({ seq }) => place === undefined || seq < place);
      const made: NewEntry = { state: 'sending', ...draft, needs: needsOf(draft, before) };
      const entry = later.onLast(made);
      if (hasToWait(entry, before)) entry.state = 'waiting';
      const old = all.find(({ seq }) => seq === place);
      if (old) await files.delete(old.key);
      if (file) await files.put(file, draft.key);
      // In its old place in the order: what hangs on it is behind that.
      const seq = await entries.put(place === undefined ? entry : { ...entry, seq: place });
      await tx.done;
      return { ...entry, seq };
    }),

  /** Takes a change that waited for those before it to send it, once nothing goes before it; undefined where something does, or somebody else has it. */
  begin: (seq: number): Promise<Entry | undefined> =>
    using(async (database) => {
      const { tx, entries } = write(database, 'relaxed');
      const all = ((await entries.getAll()) as Entry[]).map(wellFormed);
      const entry = all.find((one) => one.seq === seq);
      const before = all.filter((one) => one.seq < seq);
      const isFree = entry?.state === 'waiting' && !hasToWait(entry, before);
      const begun: Entry | undefined = isFree ? { ...entry, state: 'sending' } : undefined;
      if (begun) await entries.put(begun);
      await tx.done;
      return begun;
    }),

  /** Changes an entry; undefined where it has gone meanwhile. `durability` is `relaxed` for how far its sending is. */
  change: (
    seq: number,
    change: (entry: Entry) => Entry,
    durability: 'strict' | 'relaxed' = 'strict',
  ): Promise<Entry | undefined> =>
    using(async (database) => {
      const { tx, entries } = write(database, durability);
      const entry = (await entries.get(seq)) as Entry | undefined;
      const changed = entry && change(wellFormed(entry));
      if (changed) await entries.put(changed);
      await tx.done;
      return changed;
    }),

  /** Takes out what arrived, and bases the next change of the same record on what the server made of it. */
  finish: (seq: number, reply: unknown): Promise<void> =>
    using(async (database) => {
      const { tx, entries, files } = write(database, 'relaxed');
      const entry = (await entries.get(seq)) as Entry | undefined;
      await entries.delete(seq);
      if (entry) await files.delete(entry.key);
      const { id, updatedAt } = versionOf(reply);
      if (entry && id === entry.id && typeof updatedAt === 'string') {
        later.note(entry, reply);
        const [next] = await laterOf(entries, entry);
        if (next) await entries.put(rebased(next, reply));
      }
      await tx.done;
    }),

  /** Takes changes back that the server never heard of. */
  remove: (seqs: readonly number[]): Promise<void> =>
    using(async (database) => {
      const { tx, entries, files } = write(database);
      for (const seq of seqs) {
        const entry = (await entries.get(seq)) as Entry | undefined;
        await entries.delete(seq);
        if (!entry) continue;
        await files.delete(entry.key);
        const later = await laterOf(entries, entry);
        await Promise.all(later.map((other) => entries.put(without(other, entry))));
      }
      await tx.done;
    }),

  file: (key: string): Promise<File | undefined> => using((database) => database.get('files', key)),

  /** Keeps a file that belongs to no change yet. */
  keepFile: (key: string, file: File): Promise<unknown> =>
    using((database) => database.put('files', file, key)),

  dropFile: (key: string): Promise<void> => using((database) => database.delete('files', key)),
});
export type Store = ReturnType<typeof storeOf>;

import type { StoreDatabase } from './database.ts';
import type { StoreTransaction } from './disk.ts';
import { LogFull, logLimits } from './log-full.ts';
import type { MutationEntry, NewMutation, Problem, Standing } from './mutation-entry.ts';
import { inOrder, needsOf, placeOf } from './order.ts';
import { type Fields, rebased, without } from './rebase.ts';
import { wellFormed } from './well-formed.ts';

/** `withStore`, bound to an owner. */
export type Using = <T>(use: (database: StoreDatabase) => Promise<T>) => Promise<T>;

/** A new change, without its state and dependencies, which the log adds. */
export type Made = Omit<NewMutation, keyof Standing | 'needs' | 'file'>;

/** As bytes: Safari has lost Blobs. */
export interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** A change that was sent, for the list of those. */
export interface Outcome {
  key: string;
  route: string;
  params: MutationEntry['params'];
  set: unknown;
  subject: string;
  makes: number | null;
  /** When it was made and when it was sent, in epoch milliseconds. */
  at: number;
  sentAt: number;
}

const mostOutcomes = 50;

const bytesIn = 'fileBytes';

type Durability = 'strict' | 'relaxed';

/** Runs `use` in a transaction, which is rolled back if it fails. */
export const inOne =
  (using: Using) =>
  <T>(use: (tx: StoreTransaction) => Promise<T>, durability: Durability = 'strict'): Promise<T> =>
    using(async (database) => {
      const stores = ['records', 'mutations', 'files', 'meta'] as const;
      const tx: StoreTransaction = database.transaction([...stores], 'readwrite', { durability });
      // `done` rejects too when the transaction is aborted, with nothing beyond the error thrown here.
      tx.done.catch(() => undefined);
      try {
        const result = await use(tx);
        await tx.done;
        return result;
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has already ended.
        }
        throw error;
      }
    });

const entriesIn = async (tx: StoreTransaction): Promise<MutationEntry[]> =>
  ((await tx.objectStore('mutations').getAll()) as MutationEntry[]).map(wellFormed);

const countBytes = async (tx: StoreTransaction, more: number): Promise<void> => {
  const meta = tx.objectStore('meta');
  const before = ((await meta.get(bytesIn)) as number | undefined) ?? 0;
  await meta.put(Math.max(0, before + more), bytesIn);
};

const dropFile = async (tx: StoreTransaction, { file }: MutationEntry): Promise<void> => {
  if (file === null) return;
  const files = tx.objectStore('files');
  const kept = await files.get(file);
  if (!kept) return;
  await files.delete(file);
  await countBytes(tx, -kept.bytes.byteLength);
};

const drop = async (tx: StoreTransaction, entry: MutationEntry): Promise<void> => {
  await tx.objectStore('mutations').delete(entry.n);
  await dropFile(tx, entry);
};

const laterOf = async (tx: StoreTransaction, entry: MutationEntry): Promise<MutationEntry[]> => {
  const same = (await tx.objectStore('mutations').index('subject').getAll(entry.subject)) as MutationEntry[];
  return same.filter((other) => placeOf(other) > placeOf(entry));
};

const rewrite = async (
  tx: StoreTransaction,
  entries: readonly MutationEntry[],
  change: (entry: MutationEntry) => MutationEntry,
): Promise<void> => {
  for (const entry of entries) await tx.objectStore('mutations').put(change(entry));
};

/** The server's version of a subject's record: from the reply, or as the feed last sent it. */
const recordOf = async (
  tx: StoreTransaction,
  subject: string,
  reply: unknown,
): Promise<Fields | undefined> => {
  const said = (reply ?? {}) as Fields;
  const [kind = '', id = ''] = subject.split('/');
  if (typeof said.updatedAt === 'string' && String(said.id) === id) return said;
  const kept = await tx.objectStore('records').get([kind, id]);
  return kept?.data as Fields | undefined;
};

const noteOutcome = async (tx: StoreTransaction, entry: MutationEntry, sentAt: number): Promise<void> => {
  const { key, route, params, set, subject, makes, at } = entry;
  const meta = tx.objectStore('meta');
  const before = ((await meta.get('outcomes')) as Outcome[] | undefined) ?? [];
  const outcome: Outcome = { key, route, params, set, subject, makes, at, sentAt };
  await meta.put([outcome, ...before].slice(0, mostOutcomes), 'outcomes');
};

/**
 * Removes changes that the server has made, in the transaction that stores their results. Later changes to the same record are
 * rebased. Changes already removed are skipped: the feed and the reply may both report one.
 */
export const settle = async (
  tx: StoreTransaction,
  keys: ReadonlySet<string>,
  { reply, now }: { reply?: unknown; now: number },
): Promise<void> => {
  for (const entry of await entriesIn(tx)) {
    if (!keys.has(entry.key)) continue;
    await drop(tx, entry);
    await noteOutcome(tx, entry, now);
    const there = await recordOf(tx, entry.subject, reply);
    if (there) await rewrite(tx, await laterOf(tx, entry), (later) => rebased(later, entry, there));
  }
};

/** Throws LogFull if the queue has no room. */
const refuseFull = async (tx: StoreTransaction, count: number, bytes: number): Promise<void> => {
  const held = ((await tx.objectStore('meta').get(bytesIn)) as number | undefined) ?? 0;
  if (count >= logLimits.entries || (bytes > 0 && held + bytes > logLimits.bytes)) throw new LogFull();
};

/** True if a change supersedes one that made no record, and others to the same record came after that: they go first. */
const isOvertaken = ({ makes, subject }: Made, old: MutationEntry, all: readonly MutationEntry[]): boolean =>
  makes === null &&
  old.route.startsWith('POST ') &&
  all.some((other) => other.subject === subject && placeOf(other) > placeOf(old));

/** Turns a new change into an entry, with its dependencies and, if it supersedes another, usually that one's position. */
const asEntry = (
  made: Made,
  all: readonly MutationEntry[],
  old: MutationEntry | undefined,
): Omit<NewMutation, 'file'> => {
  const supersedes = old && !isOvertaken(made, old, all) ? placeOf(old) : null;
  const before = all.filter((other) => other !== old && (supersedes === null || placeOf(other) < supersedes));
  return { ...made, standing: 'queued', tries: 0, supersedes, needs: needsOf(made, before) };
};

const add = async (
  tx: StoreTransaction,
  entry: Omit<NewMutation, 'file'>,
  file: KeptFile | undefined,
  old: MutationEntry | undefined,
): Promise<MutationEntry> => {
  if (old) await drop(tx, old);
  if (file) {
    await tx.objectStore('files').put(file, entry.key);
    await countBytes(tx, file.bytes.byteLength);
  }
  const added: NewMutation = { ...entry, file: file ? entry.key : null };
  return { ...added, n: await tx.objectStore('mutations').add(added) };
};

/** The queue of changes on this device. Entries are added and removed; only their state is ever edited. */
export const logOf = (using: Using) => {
  const write = inOne(using);
  return {
    all: (): Promise<MutationEntry[]> =>
      using(async (database) =>
        inOrder(((await database.getAll('mutations')) as MutationEntry[]).map(wellFormed)),
      ),

    /**
     * Appends a change with its file; both are on disk when this resolves. If its key is already here, returns that entry. It
     * replaces the entry that it supersedes and takes its position. Throws LogFull.
     */
    append: async (made: Made, file?: File): Promise<MutationEntry> => {
      const kept = file && { bytes: await file.arrayBuffer(), name: file.name, type: file.type };
      return write(async (tx) => {
        const all = await entriesIn(tx);
        const known = all.find(({ key }) => key === made.key);
        if (known) return known;
        const old = all.find(({ n }) => n === made.supersedes);
        await refuseFull(tx, all.length - (old ? 1 : 0), kept?.bytes.byteLength ?? 0);
        return add(tx, asEntry(made, all, old), kept, old);
      });
    },

    /**
     * Updates a change's state; undefined if it is no longer here. If the battery dies before the write, the change is just sent
     * again.
     */
    stand: (n: number, standing: Standing): Promise<MutationEntry | undefined> =>
      write(
        async (tx) => {
          const mutations = tx.objectStore('mutations');
          const entry = (await mutations.get(n)) as MutationEntry | undefined;
          if (!entry) return undefined;
          const { problem: _before, ...rest } = entry;
          const after: MutationEntry = { ...rest, ...standing };
          await mutations.put(after);
          return after;
        },
        standing.standing === 'refused' ? 'strict' : 'relaxed',
      ),

    /** Rebases a change on another version of its record, to be sent again. */
    rebase: (entry: MutationEntry): Promise<void> =>
      write(async (tx) => {
        const mutations = tx.objectStore('mutations');
        if (await mutations.get(entry.n)) await mutations.put({ ...entry, standing: 'queued' });
      }),

    /** Removes changes that the server never made, and their values from the base of later ones. */
    remove: (ns: readonly number[]): Promise<void> =>
      write(async (tx) => {
        for (const n of ns) {
          const entry = (await tx.objectStore('mutations').get(n)) as MutationEntry | undefined;
          if (!entry) continue;
          await drop(tx, entry);
          await rewrite(tx, await laterOf(tx, entry), (later) => without(later, entry));
        }
      }),

    /** A change's file. */
    file: (key: string): Promise<KeptFile | undefined> => using((database) => database.get('files', key)),

    /** The changes sent last, newest first. */
    outcomes: (): Promise<readonly Outcome[]> =>
      using(async (database) => ((await database.get('meta', 'outcomes')) as Outcome[] | undefined) ?? []),
  };
};
export type Log = ReturnType<typeof logOf>;

export const refusedWith = (tries: number, problem: Problem): Standing => ({
  standing: 'refused',
  tries,
  problem,
});

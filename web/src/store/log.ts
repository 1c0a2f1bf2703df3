import type { StoreDatabase } from './database.ts';
import type { StoreTransaction } from './disk.ts';
import { LogFull, logLimits } from './log-full.ts';
import type { MutationEntry, NewMutation, Problem, Standing } from './mutation-entry.ts';
import { inOrder, needsOf, placeOf } from './order.ts';
import { type Fields, rebased, without } from './rebase.ts';
import { wellFormed } from './well-formed.ts';

/** Runs something with an owner's database; `withStore` of one owner. */
export type Using = <T>(use: (database: StoreDatabase) => Promise<T>) => Promise<T>;

/** A change as it is made: how far it is, and what has to go before it, is the log's to say. */
export type Made = Omit<NewMutation, keyof Standing | 'needs' | 'file'>;

/** As bytes: Safari has lost Blobs. */
export interface KeptFile {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** What became of a change, for the list of what was sent. */
export interface Outcome {
  key: string;
  route: string;
  params: MutationEntry['params'];
  set: unknown;
  subject: string;
  makes: number | null;
  /** When it was made and when it arrived, in epoch milliseconds. */
  at: number;
  sentAt: number;
}

const mostOutcomes = 50;

const bytesIn = 'fileBytes';

type Durability = 'strict' | 'relaxed';

/** Runs something in a transaction that leaves nothing behind if it fails. */
export const inOne =
  (using: Using) =>
  <T>(use: (tx: StoreTransaction) => Promise<T>, durability: Durability = 'strict'): Promise<T> =>
    using(async (database) => {
      const stores = ['records', 'mutations', 'files', 'meta'] as const;
      const tx: StoreTransaction = database.transaction([...stores], 'readwrite', { durability });
      // It rejects too when the transaction is given up, and says no more than what is thrown here.
      tx.done.catch(() => undefined);
      try {
        const result = await use(tx);
        await tx.done;
        return result;
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has ended by itself.
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

/** The record of a subject as the server has it: what its reply says, or what the feed has brought. */
const recordOf = async (
  tx: StoreTransaction,
  subject: string,
  reply: unknown,
): Promise<Fields | undefined> => {
  const said = (reply ?? {}) as Fields;
  const slash = subject.indexOf('/');
  const id = subject.slice(slash + 1);
  if (typeof said.updatedAt === 'string' && String(said.id) === id) return said;
  const kept = await tx.objectStore('records').get([subject.slice(0, slash), id]);
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
 * Takes changes that the server has made out of the log, in the transaction that takes on what came of them: a later one of the same
 * record goes on from there. What went already is passed over, as where the feed and the reply say the same.
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

/** Throws LogFull where this device holds as much as it may. */
const refuseFull = async (tx: StoreTransaction, count: number, bytes: number): Promise<void> => {
  const held = ((await tx.objectStore('meta').get(bytesIn)) as number | undefined) ?? 0;
  if (count >= logLimits.entries || (bytes > 0 && held + bytes > logLimits.bytes)) throw new LogFull();
};

/** A change with what has to go before it, in the place of the one that it supersedes. */
const asEntry = (
  made: Made,
  all: readonly MutationEntry[],
  old: MutationEntry | undefined,
): Omit<NewMutation, 'file'> => {
  const supersedes = old ? placeOf(old) : null;
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

/** What the server has to be told, as it lies on this device. Appended to and taken out of, and never edited but for how far it is. */
export const logOf = (using: Using) => {
  const write = inOne(using);
  return {
    all: (): Promise<MutationEntry[]> =>
      using(async (database) =>
        inOrder(((await database.getAll('mutations')) as MutationEntry[]).map(wellFormed)),
      ),

    /**
     * Appends a change with its file: it is on the disk when this resolves. One that is here under its key already is that one. What
     * it supersedes goes, and it takes that one's place. Throws LogFull.
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

    /** Says how far a change is; undefined where it has gone meanwhile. What is lost of that with the battery is only sent again. */
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

    /** Puts a change on another version of its record, to be sent again. */
    rebase: (entry: MutationEntry): Promise<void> =>
      write(async (tx) => {
        const mutations = tx.objectStore('mutations');
        if (await mutations.get(entry.n)) await mutations.put({ ...entry, standing: 'queued' });
      }),

    /** Takes changes back that the server never made, and what they said out of those that came after. */
    remove: (ns: readonly number[]): Promise<void> =>
      write(async (tx) => {
        for (const n of ns) {
          const entry = (await tx.objectStore('mutations').get(n)) as MutationEntry | undefined;
          if (!entry) continue;
          await drop(tx, entry);
          await rewrite(tx, await laterOf(tx, entry), (later) => without(later, entry));
        }
      }),

    /** The file that goes with a change. */
    file: (key: string): Promise<KeptFile | undefined> => using((database) => database.get('files', key)),

    /** The last that were sent, newest first. */
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

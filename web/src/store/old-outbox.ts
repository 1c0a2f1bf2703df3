import { deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { MutationEntry as Rule } from '#shared/domain/mutation.ts';
import type { Entry } from './mutation-entry.ts';
import type { StoreTransaction } from './disk.ts';
import { inOne, type KeptFile, type Using } from './log.ts';
import type { NewMutation, Problem } from './mutation-entry.ts';
import { editOf, type Fields } from './rebase.ts';

/** Under which name earlier builds kept a user's work. */
export const oldDatabase = (userId: string): string => `fettle-${userId}`;

/** Opens what an earlier build left; undefined where there is nothing, and then nothing is made either. */
const openOld = async (name: string): Promise<IDBPDatabase | undefined> => {
  let isNew = false;
  try {
    const database = await openDB(name, undefined, {
      upgrade: (_database, _from, _to, tx) => {
        isNew = true;
        // What is given up says so itself.
        tx.done.catch(() => undefined);
        tx.abort();
      },
    });
    if (database.objectStoreNames.contains('outbox')) return database;
    database.close();
    return undefined;
  } catch (error) {
    if (isNew) return undefined;
    throw error;
  }
};

/** Of a route that no rule names: the record that its address is of. */
const subjectByAddress = (route: string, id: number): string => {
  const [, , resource = ''] = route.split('/');
  return `${resource}/${id}`;
};

const asProblem = ({ theirs, ...problem }: NonNullable<Entry['problem']>): Problem => ({
  ...problem,
  ...(theirs !== undefined && { current: theirs }),
});

/** An entry of before as a change of the log. */
const asMutation = (entry: Entry, rules: ReadonlyMap<string, Rule>): NewMutation => {
  const { route, params, body, base, id, key, at, build, needs, state, tries, problem } = entry;
  const isMade = route.startsWith('POST ') && (body as { id?: unknown } | undefined)?.id === id;
  const rule = rules.get(route);
  const input = { params, body };
  return {
    ...{ key, route, params, at, build, file: null, supersedes: null },
    ...(isMade ? { set: body } : editOf((body ?? {}) as Fields, base as Fields | undefined)),
    subject: rule?.subject(input, { newId: id }) ?? subjectByAddress(route, id),
    makes: isMade ? id : null,
    needs: needs.map(String),
    ...(state === 'refused'
      ? { standing: 'refused', tries, ...(problem && { problem: asProblem(problem) }) }
      : { standing: 'queued', tries }),
  };
};

interface Old {
  entries: Entry[];
  files: ReadonlyMap<string, KeptFile>;
}

const readOld = async (database: IDBPDatabase): Promise<Old> => {
  const tx = database.transaction(['outbox', 'files']);
  tx.done.catch(() => undefined);
  const files = tx.objectStore('files');
  const entries = (await tx.objectStore('outbox').getAll()) as Entry[];
  const keys = (await files.getAllKeys()) as string[];
  const kept: [string, KeptFile][] = [];
  for (const key of keys) kept.push([key, await files.get(key)]);
  return { entries, files: new Map(kept) };
};

/** Under this name lie the keys of what was taken over while the old database may still be there. */
const takenOver = 'takenOver';

const write = async (
  tx: StoreTransaction,
  { entries, files }: Old,
  rules: ReadonlyMap<string, Rule>,
): Promise<void> => {
  const meta = tx.objectStore('meta');
  const before = new Set((await meta.get(takenOver)) as string[] | undefined);
  let bytes = ((await meta.get('fileBytes')) as number | undefined) ?? 0;
  for (const entry of entries) {
    if (before.has(entry.key)) continue;
    const file = files.get(entry.key);
    await tx.objectStore('mutations').add({ ...asMutation(entry, rules), file: file ? entry.key : null });
    if (file) await tx.objectStore('files').put(file, entry.key);
    bytes += file?.bytes.byteLength ?? 0;
  }
  await meta.put(bytes, 'fileBytes');
  await meta.put([...before, ...entries.map(({ key }) => key)], takenOver);
};

/**
 * Takes what an earlier build left unsent over into the log, all of it in one transaction, and then deletes the database of before.
 * Where that ends in between nothing is taken over twice: the keys of what was are in that transaction too.
 */
export const takeOldOver = async (
  userId: string,
  using: Using,
  rules: ReadonlyMap<string, Rule>,
): Promise<void> => {
  const name = oldDatabase(userId);
  const database = await openOld(name);
  if (!database) return;
  const old = await readOld(database).finally(() => database.close());
  await inOne(using)((tx) => write(tx, old, rules));
  await deleteDB(name);
  // From here on what lies under that name is another build's new work.
  await inOne(using)((tx) => tx.objectStore('meta').delete(takenOver));
};

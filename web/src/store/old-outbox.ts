import type { IDBPDatabase } from 'idb';
import type { AnyInput } from '#shared/call.ts';
import type { MutationEntry as Rule } from '#shared/domain/mutation.ts';
import type { StoreTransaction } from './disk.ts';
import { inOne, type KeptFile, type Using } from './log.ts';
import type { NewMutation, Problem } from './mutation-entry.ts';
import { deleteOld, openOld } from './old-database.ts';
import type { Entry } from './old-entry.ts';
import { editOf, type Fields } from './rebase.ts';

/** The subject for a route without a rule, from its path. */
const subjectByAddress = (route: string, id: number): string => {
  const [, , resource = ''] = route.split('/');
  return `${resource}/${id}`;
};

/** What was read in a picture is stored beside the reason for showing it. */
const asProblem = ({ problem, read }: Entry): { problem?: Problem } => {
  if (!problem) return {};
  const { theirs, ...why } = problem;
  const current = read ?? theirs;
  return { problem: { ...why, ...(current !== undefined && { current }) } };
};

/** Another build may have written something that no rule can parse. */
const subjectOf = (
  rule: Rule | undefined,
  input: AnyInput,
  { route, id }: Pick<Entry, 'route' | 'id'>,
): string => {
  try {
    return rule?.subject(input, { newId: id }) ?? subjectByAddress(String(route), id);
  } catch {
    return subjectByAddress(String(route), id);
  }
};

/** The record created and, for a stock count, the quantity it was based on. */
const making = (body: Fields, base: Fields | undefined): Pick<NewMutation, 'set' | 'base'> => {
  const { updatedAt, ...set } = body;
  if (typeof updatedAt !== 'string' || !base) return { set: body };
  return { set, base: { updatedAt, fields: { quantity: base.quantity } } };
};

/** Converts an old entry to a change in the log. */
const asMutation = (entry: Entry, rules: ReadonlyMap<string, Rule>): NewMutation => {
  const { body, base, id, key, at, build, state, tries } = entry;
  const [route, params, needs] = [String(entry.route), entry.params ?? {}, entry.needs ?? []];
  const isMade = route.startsWith('POST ') && (body as { id?: unknown } | undefined)?.id === id;
  const [said, before] = [(body ?? {}) as Fields, base as Fields | undefined];
  return {
    ...{ key, route, params, at, build, file: null, supersedes: null },
    ...(isMade ? making(said, before) : editOf(said, before)),
    subject: subjectOf(rules.get(route), { params, body }, entry),
    makes: isMade ? id : null,
    needs: needs.map(String),
    ...(state === 'refused'
      ? { standing: 'refused', tries, ...asProblem(entry) }
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

/** The metadata key for what has been migrated while the old database may still exist. */
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
  // Pictures of receipts that are not saved yet.
  for (const [key, file] of files)
    if (!entries.some((entry) => entry.key === key)) await tx.objectStore('files').put(file, key);
  await meta.put([...before, ...entries.map(({ key }) => key)], takenOver);
};

/**
 * Migrates what an earlier build left unsent into the log, in one transaction, then deletes the old database. If that is
 * interrupted, nothing is migrated twice: the migrated keys are written in the same transaction.
 */
export const takeOldOver = async (
  userId: string,
  using: Using,
  rules: ReadonlyMap<string, Rule>,
): Promise<void> => {
  const database = await openOld(userId);
  if (!database) return;
  const old = await readOld(database).finally(() => database.close());
  await inOne(using)((tx) => write(tx, old, rules));
  await deleteOld(userId);
  // From here on, a database of that name holds another build's new work.
  await inOne(using)((tx) => tx.objectStore('meta').delete(takenOver));
};

import type { MutationEntry } from '../store/mutation-entry.ts';
import { isAskedAgain } from '../store/order.ts';
import { bodyFields, changedSince, type Fields, isRemoval, laidOn, says } from '../store/rebase.ts';

/** The server's current version, if the record was changed elsewhere. */
export const theirsOf = ({ problem }: Pick<MutationEntry, 'problem'>): Fields | undefined =>
  problem && problem.code !== undefined ? ((problem.current ?? undefined) as Fields | undefined) : undefined;

/** The fields that both changed; if the previous values are unknown, all that differ. */
export const contested = (entry: MutationEntry): string[] => {
  const theirs = theirsOf(entry);
  if (!theirs) return [];
  if (isRemoval(entry)) return changedSince(entry, theirs);
  const set = (entry.set ?? {}) as Fields;
  const before = entry.makes === null ? entry.base?.fields : undefined;
  const moved = (name: string) => !before || !says(theirs[name], before[name]);
  return Object.keys(bodyFields(entry)).filter((name) => moved(name) && !says(theirs[name], set[name]));
};

/** A deletion of the newest version; undefined for any other change. */
export const onNewest = (entry: MutationEntry): Pick<MutationEntry, 'base'> | undefined => {
  const { updatedAt, ...fields } = theirsOf(entry) ?? {};
  if (!isAskedAgain(entry) || typeof updatedAt !== 'string') return undefined;
  return { base: { updatedAt, fields: { ...entry.base?.fields, ...fields } } };
};

type Resolved = Pick<MutationEntry, 'set'> & Partial<Pick<MutationEntry, 'base'>>;

/**
 * The change after the user resolved each conflicting field: those in `taken` keep the server's value. Null if nothing is left to
 * send.
 */
export const chosen = (entry: MutationEntry, taken: ReadonlySet<string>): Resolved | null => {
  const theirs = theirsOf(entry) ?? {};
  const { base, makes, set } = entry;
  const updatedAt = theirs.updatedAt as string;
  // A new record is created as typed, or not at all.
  if (makes !== null)
    return taken.size > 0
      ? null
      : { set, ...(base && { base: { updatedAt, fields: { quantity: theirs.quantity } } }) };
  const mine = Object.keys(bodyFields(entry)).filter((name) => !taken.has(name));
  if (mine.length === 0) return null;
  const fields = Object.fromEntries(mine.map((name) => [name, theirs[name] ?? null]));
  const after = { updatedAt, fields };
  return { set: laidOn({ ...entry, base: after }, theirs), base: after };
};

import type { MutationEntry, NewMutation } from './mutation-entry.ts';

/** What takes the place of a refused change stands where that stood: what hangs on it is behind that. */
export const placeOf = ({ n, supersedes }: MutationEntry): number => supersedes ?? n;

/** Changes in the order in which they are to be applied and sent. */
export const inOrder = (entries: readonly MutationEntry[]): MutationEntry[] =>
  entries.toSorted((a, b) => placeOf(a) - placeOf(b));

const idsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) => {
    if (typeof inside === 'object') return idsIn(inside);
    return /^id$|Id$/.test(name) ? [String(inside)] : [];
  });
};

/** The ids of records made on this device and not there yet which a change names. */
export const needsOf = (
  { params, set, makes }: Pick<NewMutation, 'params' | 'set' | 'makes'>,
  before: readonly MutationEntry[],
): string[] => {
  const named = new Set([...idsIn(params), ...idsIn(set)]);
  const made = before.flatMap((other) => (other.makes === null ? [] : [String(other.makes)]));
  return [...new Set(made)].filter((id) => id !== String(makes) && named.has(id));
};

/**
 * The changes that may go now, in their order: none before another of its subject, and none before the makers of what it names. What
 * was refused goes nowhere, and what is behind it waits.
 */
export const readyOf = (entries: readonly MutationEntry[]): MutationEntry[] => {
  const subjects = new Set<string>();
  const unmade = new Set<string>();
  const ready: MutationEntry[] = [];
  for (const entry of inOrder(entries)) {
    const isFree = !subjects.has(entry.subject) && !entry.needs.some((id) => unmade.has(id));
    if (isFree && entry.standing !== 'refused') ready.push(entry);
    subjects.add(entry.subject);
    if (entry.makes !== null) unmade.add(String(entry.makes));
  }
  // What was begun may have arrived: it is asked about before anything new begins.
  return ready.toSorted((a, b) => Number(b.standing === 'sending') - Number(a.standing === 'sending'));
};

/** Whether a change has others to wait for. */
export const isBehind = (entry: MutationEntry, entries: readonly MutationEntry[]): boolean =>
  !readyOf([...entries.filter(({ n }) => n !== entry.n), { ...entry, standing: 'queued' }]).some(
    ({ n }) => n === entry.n,
  );

/** What hangs on a change, directly or not: it makes what they name or are about. */
export const dependentsOf = (entry: MutationEntry, entries: readonly MutationEntry[]): MutationEntry[] => {
  if (entry.makes === null) return [];
  const gone = new Set([String(entry.makes)]);
  const subjects = new Set([entry.subject]);
  return inOrder(entries).filter((other) => {
    if (placeOf(other) <= placeOf(entry) || other.n === entry.n) return false;
    if (!subjects.has(other.subject) && !other.needs.some((id) => gone.has(id))) return false;
    if (other.makes !== null) {
      gone.add(String(other.makes));
      subjects.add(other.subject);
    }
    return true;
  });
};

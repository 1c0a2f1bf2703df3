import type { Entry } from './entry.ts';
import { changedIn, laidOn, toldIn } from './merge.ts';

type Fields = Record<string, unknown>;

/** The fields that both changed, or all that differ where it is not known what they were. */
export const contested = (entry: Entry): string[] => {
  const theirs = entry.problem?.theirs as Fields | undefined;
  if (!theirs) return [];
  const base = entry.base as Fields | undefined;
  const mine = base ? changedIn(entry) : toldIn(entry.body);
  const moved = (name: string) =>
    !base || JSON.stringify(theirs[name] ?? null) !== JSON.stringify(base[name] ?? null);
  return mine.filter(
    (name) =>
      moved(name) &&
      JSON.stringify(theirs[name] ?? null) !== JSON.stringify((entry.body as Fields)[name] ?? null),
  );
};

/**
 * The entry after a person chose for each contested field: those in `taken` stay as they are there. Null where nothing of
 * it is left to send.
 */
export const chosen = (entry: Entry, taken: ReadonlySet<string>): Entry | null => {
  const theirs = entry.problem?.theirs as Fields;
  // What is made is made as it was typed, or not at all.
  if (entry.route.startsWith('POST ') && taken.size > 0) return null;
  const mine = (entry.base ? changedIn(entry) : toldIn(entry.body)).filter((name) => !taken.has(name));
  if (mine.length === 0) return null;
  const { problem: _problem, ...rest } = entry;
  return { ...rest, state: 'waiting', base: theirs, body: laidOn(entry, theirs, mine) };
};

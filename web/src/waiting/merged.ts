import { toast } from '../components/toast.ts';
import type { Made } from '../store/log.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import type { Outbox } from '../store/outbox.ts';
import { type Fields, laidOn } from '../store/rebase.ts';
import { inWords } from './in-words.ts';
import { texts } from './texts.ts';

/** The change that restores the fields a record had before ours was merged. */
const undone = (entry: MutationEntry, there: Fields): Made => {
  const { route, params, subject, build } = entry;
  const before = entry.base?.fields ?? {};
  const set = laidOn({ ...entry, set: { ...(entry.set as Fields), ...before } }, there);
  return {
    ...{ route, params, set, subject, build, makes: null, supersedes: null },
    ...{ key: crypto.randomUUID(), at: Date.now() },
    base: {
      updatedAt: there.updatedAt as string,
      fields: Object.fromEntries(Object.keys(before).map((name) => [name, there[name] ?? null])),
    },
  };
};

/** Says that a change was merged with somebody else's, with Undo. */
export const sayMerged = (outbox: Outbox, entry: MutationEntry, reply: unknown): void => {
  const takeBack = async () => {
    await outbox.append(undone(entry, reply as Fields));
    void outbox.wake();
  };
  toast({
    title: texts.merged,
    description: texts.mergedOf(inWords(entry).title),
    undo: { word: texts.undo, onPress: () => void takeBack() },
  });
};

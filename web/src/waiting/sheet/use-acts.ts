import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../components/confirm.tsx';
import type { Made } from '../../store/log.ts';
import { beginMending } from '../../store/mending.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { openOutbox } from '../../store/open-outbox.ts';
import { dependentsOf } from '../../store/order.ts';
import { buildNow } from '../../store/queued.ts';
import type { Whose } from '../../store/waiting.ts';
import { again } from '../again.ts';
import { inWords } from '../in-words.ts';
import { reopen } from '../reopen.ts';
import { chosen } from '../resolve.ts';
import { texts } from '../texts.ts';

/** A new entry in place of the refused one. It needs a new key: the server remembers the old body under the old one. */
const asNew = (entry: MutationEntry, now: Partial<Made>): Made => {
  const { route, params, set, base, subject, makes, at, n } = entry;
  return {
    ...{ route, params, set, subject, makes, at, ...(base && { base }) },
    ...now,
    ...{ key: crypto.randomUUID(), supersedes: n, build: buildNow() },
  };
};

/** What the user can do with queued changes. */
export const useActs = (user: Whose) => {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const mend = async (entry: MutationEntry, now: Partial<Made> = {}) => {
    const outbox = await openOutbox(user);
    await outbox.append(asNew(entry, now), await outbox.file(entry));
    void outbox.wake();
  };
  const remove = async (entries: readonly MutationEntry[]) => (await openOutbox(user)).remove(entries);
  const giveUp = async (
    entry: MutationEntry,
    title: string,
    action: string,
    asks = true,
  ): Promise<boolean> => {
    const along = dependentsOf(entry, (await openOutbox(user)).entries);
    const question = { title, description: texts.takesAlong(along.length), action, danger: true };
    if ((asks || along.length > 0) && !(await confirm(question))) return false;
    await remove([entry, ...along]);
    return true;
  };
  return {
    takeBack: (entry: MutationEntry) => giveUp(entry, texts.takeBackQuestion, texts.takeBack),
    discard: (entry: MutationEntry) => giveUp(entry, texts.discardQuestion, texts.discard),
    tryAgain: (entry: MutationEntry) => mend(entry),
    tryNow: () => void openOutbox(user).then((outbox) => outbox.wake()),
    /** Resolves a conflict: the fields in `taken` keep the server's value. */
    choose: (entry: MutationEntry, taken: ReadonlySet<string>) => {
      const after = chosen(entry, taken);
      return after ? mend(entry, after) : remove([entry]);
    },
    /** Deletes a record that has changed since: the version that the user now sees. */
    deleteAnyway: (entry: MutationEntry, newest: Pick<MutationEntry, 'base'>) => mend(entry, newest),
    keep: (entry: MutationEntry) => remove([entry]),
    makeAgain: (entry: MutationEntry) => {
      const made = again(entry);
      const { base: _base, ...rest } = entry;
      return made && mend({ ...rest, ...made, params: {} });
    },
    /** Opens the change's form with its input, or else its record. */
    open: async (entry: MutationEntry) => {
      const form = reopen(entry, user);
      if (form?.takesBack) {
        if (!(await giveUp(entry, texts.takeBackQuestion, texts.open, false))) return;
      } else if (form) beginMending({ n: entry.n, pathname: form.pathname, param: form.param });
      void navigate(form ? `${form.pathname}?${form.search}` : inWords(entry).href);
    },
  };
};
export type Acts = ReturnType<typeof useActs>;

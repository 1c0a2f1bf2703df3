import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../components/confirm.tsx';
import type { Entry } from '../entry.ts';
import { beginMending } from '../mending.ts';
import { dependentsOf } from '../order.ts';
import { outboxOf } from '../outbox.ts';
import { chosen } from '../resolve.ts';
import { texts } from '../texts.ts';
import { waitingNow } from '../waiting.ts';

const asNew = ({ problem: _problem, ...entry }: Entry): Entry => ({
  ...entry,
  state: 'waiting',
  // The server remembers what it said under the old one.
  key: crypto.randomUUID(),
});

/** What a person can do with what waits. */
export const useActs = (userId: string) => {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { store, changed, wake } = outboxOf(userId);
  const change = async (entry: Entry, to: (now: Entry) => Entry) => {
    await store.change(entry.seq, to);
    await changed();
    wake();
  };
  const giveUp = async (entry: Entry, title: string, action: string, asks = true): Promise<boolean> => {
    const along = dependentsOf(entry, waitingNow().entries);
    const question = { title, description: texts.takesAlong(along.length), action, danger: true };
    if ((asks || along.length > 0) && !(await confirm(question))) return false;
    await store.remove([entry, ...along].map(({ seq }) => seq));
    await changed();
    return true;
  };
  return {
    takeBack: (entry: Entry) => giveUp(entry, texts.takeBackQuestion, texts.takeBack),
    discard: (entry: Entry) => giveUp(entry, texts.discardQuestion, texts.discard),
    tryAgain: (entry: Entry) => change(entry, asNew),
    tryNow: wake,
    /** Keeps what was chosen of a change that met another: the fields in `taken` stay as they are there. */
    choose: async (entry: Entry, taken: ReadonlySet<string>) => {
      const after = chosen(entry, taken);
      if (after) return change(entry, () => after);
      await store.remove([entry.seq]);
      await changed();
    },
    makeAgain: (entry: Entry) => {
      const again = waitingNow().knowledge?.again(entry);
      return again && change(entry, () => ({ ...asNew(entry), ...again, params: {} }));
    },
    /** Opens the form that the change was made in, with what was typed; else its record. */
    open: async (entry: Entry) => {
      const knowledge = waitingNow().knowledge;
      const form = knowledge?.reopen(entry, userId);
      if (form?.takesBack) {
        if (!(await giveUp(entry, texts.takeBackQuestion, texts.open, false))) return;
      } else if (form) beginMending({ seq: entry.seq, pathname: form.pathname, param: form.param });
      void navigate(form ? `${form.pathname}?${form.search}` : (knowledge?.describe(entry).href ?? '/'));
    },
  };
};
export type Acts = ReturnType<typeof useActs>;

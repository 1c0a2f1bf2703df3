import { Hourglass } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { words } from '../words.ts';
import type { Entry } from './entry.ts';
import { onWaiting, waitingNow } from './waiting.ts';

interface Props {
  /** The record's id. */
  id: number;
}

type Mark = 'waiting' | 'refused';

const marks = new WeakMap<readonly Entry[], ReadonlyMap<number, Mark>>();

/** Every record that a change is about; counted once for all the rows that ask. */
const marksOf = (entries: readonly Entry[]): ReadonlyMap<number, Mark> => {
  const known = marks.get(entries);
  if (known) return known;
  const all = new Map<number, Mark>();
  for (const { id, body, state } of entries) {
    const { itemId, invoiceId } = (body ?? {}) as { itemId?: number; invoiceId?: number };
    for (const about of [id, itemId, invoiceId]) {
      if (about === undefined || all.get(about) === 'refused') continue;
      all.set(about, state === 'refused' ? state : 'waiting');
    }
  }
  marks.set(entries, all);
  return all;
};

/** Whether a change of a record waits, as its row says it; `refused` where somebody has to look at it. */
export const useWaits = (id: number): Mark | null =>
  useSyncExternalStore(onWaiting, () => marksOf(waitingNow().entries).get(id) ?? null);

/** Beside a record's state: dashed, as it is no state of the work. */
export function WaitingMark({ id }: Props) {
  const waits = useWaits(id);
  if (!waits) return null;
  return (
    <span className="inline-flex min-h-5.5 items-center gap-1 rounded-full border-[1.5px] border-dashed border-current pr-2 pl-1.5 text-micro font-strong whitespace-nowrap text-on-warning">
      <Hourglass aria-hidden className="size-3.5 shrink-0" />
      {waits === 'refused' ? words.needsYou : words.waiting}
    </span>
  );
}

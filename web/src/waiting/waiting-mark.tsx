import Hourglass from 'lucide-react/icons/hourglass';
import { useSyncExternalStore } from 'react';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { words } from '../words.ts';

interface Props {
  /** The record's id. */
  id: number;
}

type Mark = 'waiting' | 'refused';

const marks = new WeakMap<readonly MutationEntry[], ReadonlyMap<number, Mark>>();

/** The marks of all records with queued changes; computed once for all rows. */
const marksOf = (entries: readonly MutationEntry[]): ReadonlyMap<number, Mark> => {
  const known = marks.get(entries);
  if (known) return known;
  const all = new Map<number, Mark>();
  for (const { subject, makes, standing } of entries) {
    for (const about of [Number(subject.split('/')[1]), makes]) {
      if (about === null || all.get(about) === 'refused') continue;
      all.set(about, standing === 'refused' ? standing : 'waiting');
    }
  }
  marks.set(entries, all);
  return all;
};

/** The mark on a record's row if a change to it is queued; `refused` if somebody must look at it. */
export const useWaits = (id: number): Mark | null =>
  useSyncExternalStore(onWaiting, () => marksOf(waitingNow().entries).get(id) ?? null);

/** Shown beside a record's status: dashed, because it is no status of the work. */
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

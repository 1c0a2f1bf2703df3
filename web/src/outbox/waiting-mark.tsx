import { Hourglass } from 'lucide-react';
import { words } from '../words.ts';
import { useWaiting } from './waiting.ts';

interface Props {
  /** The record's id. */
  id: number;
}

/** Whether a change of a record waits, as its row says it; `refused` where somebody has to look at it. */
export const useWaits = (id: number): 'waiting' | 'refused' | null => {
  const { entries } = useWaiting();
  const about = entries.filter(({ id: own, body }) => {
    const { itemId, invoiceId } = (body ?? {}) as { itemId?: number; invoiceId?: number };
    return own === id || itemId === id || invoiceId === id;
  });
  if (about.length === 0) return null;
  return about.some(({ state }) => state === 'refused') ? 'refused' : 'waiting';
};

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

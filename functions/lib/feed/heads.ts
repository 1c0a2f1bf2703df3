import { batchGet } from '#functions/lib/table.ts';
import { type Head, headIn, headKey } from './log.ts';

/** A head as one process last saw it; without `head`, the partition had none. */
interface Seen {
  head: Head | undefined;
  /** Milliseconds of a clock that only runs forward. */
  at: number;
}

/** Partitions that one process remembers at most. */
const most = 2000;
/** Longer than a call takes. What is older is read again: of a busy tenant it would only be refused. */
const freshMs = 5000;

const seen = new Map<string, Seen>();

/**
 * Keeps a head that was just read or written, so that the call's writes need not ask for it. A mistake costs no more than a try: every
 * write says which head it stands on.
 */
export const learnHead = (pk: string, head: Head | undefined): void => {
  const known = seen.get(pk)?.head;
  // Read before another call of this process moved it on.
  if (known && head && known.epoch === head.epoch && known.seq > head.seq) return;
  seen.delete(pk);
  const [oldest] = seen.keys();
  if (seen.size >= most && oldest !== undefined) seen.delete(oldest);
  seen.set(pk, { head, at: performance.now() });
};

/** To be read anew before the next write. */
export const forgetHead = (pk: string): void => {
  seen.delete(pk);
};

/** A partition's head: as it was seen a moment ago, or read. */
export const headOf = async (pk: string): Promise<Head | undefined> => {
  const known = seen.get(pk);
  if (known && performance.now() - known.at < freshMs) return known.head;
  const [item] = await batchGet([headKey(pk)]);
  const head = headIn(item);
  learnHead(pk, head);
  return head;
};

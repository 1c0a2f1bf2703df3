import { batchGet } from '#functions/lib/table.ts';
import { type Head, headIn, headKey } from './log.ts';

/** A head as this process last saw it; without `head`, the partition had none. */
interface Seen {
  head: Head | undefined;
  /** Milliseconds on a monotonic clock. */
  at: number;
}

/** The most partitions cached per process. */
const most = 2000;
/** Longer than a call takes. We read older heads again: in a busy firm a stale one would only fail. */
const freshMs = 5000;

const seen = new Map<string, Seen>();

/**
 * Caches a head just read or written, so that the call's writes need not fetch it. A stale head costs only a retry: every write is
 * conditional on it.
 */
export const learnHead = (pk: string, head: Head | undefined): void => {
  const known = seen.get(pk)?.head;
  // Read before another call in this process advanced it.
  if (known && head && known.epoch === head.epoch && known.seq > head.seq) return;
  seen.delete(pk);
  const [oldest] = seen.keys();
  if (seen.size >= most && oldest !== undefined) seen.delete(oldest);
  seen.set(pk, { head, at: performance.now() });
};

/** Drops a cached head, so that the next write reads it. */
export const forgetHead = (pk: string): void => {
  seen.delete(pk);
};

/** A partition's head, from the cache if fresh. */
export const headOf = async (pk: string): Promise<Head | undefined> => {
  const known = seen.get(pk);
  if (known && performance.now() - known.at < freshMs) return known.head;
  const [item] = await batchGet([headKey(pk)]);
  const head = headIn(item);
  learnHead(pk, head);
  return head;
};

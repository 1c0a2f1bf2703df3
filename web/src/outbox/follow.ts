import type { Entry } from './entry.ts';
import { aheadOf } from './order.ts';
import type { Outbox } from './outbox.ts';

/** What this page is sending for its forms, by its key. */
const underway = new Map<string, Promise<unknown>>();

/** Notes that a form's change is on its way until it has been answered or kept. */
export const whileUnderway = async <T>(key: string, sending: Promise<T>): Promise<T> => {
  underway.set(key, sending);
  try {
    return await sending;
  } finally {
    underway.delete(key);
  }
};

/**
 * A change right behind another that is on its way follows that one's answer: nothing is kept where there is a connection. The entry as
 * it may be sent now; undefined where it has to wait for more than what this page is sending, or for longer than `patienceMs`.
 */
export const followed = async (
  { store }: Outbox,
  entry: Entry,
  patienceMs: number,
): Promise<Entry | undefined> => {
  if (entry.state !== 'waiting') return entry;
  const before = (await store.all()).filter(({ seq }) => seq < entry.seq);
  const answers = aheadOf(entry, before).map(({ key }) => underway.get(key));
  if (answers.includes(undefined)) return undefined;
  await Promise.race([
    Promise.allSettled(answers),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
  return store.begin(entry.seq).catch(() => undefined);
};

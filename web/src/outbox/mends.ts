import type { ApiError } from '../api/api-error.ts';
import { onStep } from '../navigation/history.ts';
import type { Entry } from './entry.ts';
import { mendedSeq } from './mending.ts';
import type { Outbox } from './outbox.ts';
import { problemOf } from './problem.ts';
import { waitingNow } from './waiting.ts';

/** The refused entry whose form is open: what is sent takes its place. */
export const mended = (route: string): Entry | undefined => {
  const seq = mendedSeq();
  return waitingNow().entries.find((entry) => entry.seq === seq && entry.route === route);
};

/** What hangs on a change that somebody mends goes on hanging on it. */
export const giveBack = async ({ store }: Outbox, entry: Entry, error: ApiError): Promise<void> => {
  if (!entry.mends) return store.remove([entry.seq]);
  const problem = problemOf(error);
  await store.change(entry.seq, (now) => ({ ...now, state: 'refused', problem }));
};

/** Until the form that mends it has been left: what it shows changes with what waits. */
const untilLeft = async (seq: number): Promise<void> => {
  let stop: () => void = () => undefined;
  await new Promise<void>((resolve) => {
    stop = onStep(() => mendedSeq() !== seq && resolve());
  });
  stop();
};

/** What was refused is there now, and what hung on it may go, as soon as its form has closed. */
export const mendedArrived = ({ changed, wake }: Outbox, { seq }: Pick<Entry, 'seq'>): void =>
  void untilLeft(seq).then(changed).then(wake);

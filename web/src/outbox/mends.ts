import type { AnyInput } from '#shared/call.ts';
import type { ApiError } from '../api/api-error.ts';
import { onStep } from '../navigation/history.ts';
import type { Entry } from './entry.ts';
import { mendedSeq } from './mending.ts';
import type { Outbox } from './outbox.ts';
import { problemOf } from './problem.ts';
import { waitingNow } from './waiting.ts';

/** A draft that is issued again: its letter and its payments wait for the invoice that the first time would have made. */
const isIssuedAgain = ({ route, state, params }: Entry, draftId: unknown, all: readonly Entry[]): boolean =>
  route.endsWith('/issue') &&
  state === 'refused' &&
  params.id === draftId &&
  // A change of the draft that waits goes first; in the old place it would come too late.
  !all.some(({ id }) => id === draftId);

/** The refused entry whose form is open, or whose draft is issued again: what is sent takes its place. */
export const mended = (route: string, params: AnyInput['params']): Entry | undefined => {
  const seq = mendedSeq();
  const { entries } = waitingNow();
  return entries.find(
    (entry) => entry.route === route && (entry.seq === seq || isIssuedAgain(entry, params?.id, entries)),
  );
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

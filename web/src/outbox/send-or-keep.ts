import type { AnyInput } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { ApiError, isBusyStatus, isUnauthorised } from '../api/api-error.ts';
import type { Entry } from './entry.ts';
import { followed, whileUnderway } from './follow.ts';
import { noteWaiting } from './hint.ts';
import { canWait, whileSending } from './locks.ts';
import { giveBack, mendedArrived } from './mends.ts';
import { type Outbox, outboxOf } from './outbox.ts';
import { hasRoomForPictures, noRoom } from './room.ts';
import { markKept, tellWaiting, waitingNow } from './waiting.ts';
import { writeEntry } from './write-entry.ts';

interface How {
  userId: string;
  /** Sends it as any call. */
  send: (input: AnyInput, signal?: AbortSignal) => Promise<unknown>;
  key: string;
}

/** How long a form waits for an answer before what it sends is kept, in milliseconds; a picture takes longer. */
const patienceMs = { usual: 12_000, file: 180_000 };

/** Nothing came, or only what somebody in front of the service says: the page of a café's network is no reply. */
const isNoAnswer = (error: unknown): boolean => !(error instanceof ApiError);

/** A letter's own page says why none goes out today; everything else goes by itself once there is room again. */
const goesLater = ({ path }: Route, error: unknown): boolean =>
  !(error instanceof ApiError) || (isBusyStatus(error.status) && !path.endsWith('/send'));

const keep = async (outbox: Outbox, entry: Entry): Promise<unknown> => {
  const doubt = waitingNow().knowledge?.doubt(entry);
  const kept = await outbox.store.change(entry.seq, (now) =>
    doubt
      ? { ...now, state: 'refused', problem: { status: 428, message: doubt, issues: [] } }
      : { ...now, state: 'waiting' },
  );
  await outbox.changed();
  outbox.wake();
  return markKept(waitingNow().knowledge?.replyTo(kept ?? entry) ?? { id: entry.id });
};

/** What came after it in the meantime need not wait for the next try. */
const settled = ({ userId, wake }: Outbox, { mends }: Entry): void => {
  const isWaiting = waitingNow().entries.length > 0;
  noteWaiting(userId, isWaiting);
  if (isWaiting && !mends) wake();
};

/** What is thrown here is the form's to show, so the outbox forgets it. What comes back without an answer is kept. */
const send = async (
  outbox: Outbox,
  entry: Entry,
  route: Route,
  input: AnyInput,
  how: How,
): Promise<unknown> => {
  const signal = AbortSignal.timeout(input.file ? patienceMs.file : patienceMs.usual);
  try {
    const reply = await how.send({ ...input, body: entry.body }, signal);
    await outbox.store.finish(entry.seq, reply);
    settled(outbox, entry);
    tellWaiting({ isReached: true });
    if (entry.mends) mendedArrived(outbox, entry);
    return reply;
  } catch (error) {
    if (goesLater(route, error)) {
      tellWaiting({ isReached: false });
      return keep(outbox, entry);
    }
    // Somebody has to sign in anyway for what waits; this waits with it, and the page stays readable.
    if (isUnauthorised(error) && waitingNow().entries.length > 0) {
      tellWaiting({ stopped: 'signed-out' });
      return keep(outbox, entry);
    }
    if (error instanceof ApiError) await giveBack(outbox, entry, error).then(() => settled(outbox, entry));
    throw error;
  }
};

/** A picture that this device has no room for. */
const sendOnly = async (input: AnyInput, how: How): Promise<unknown> => {
  try {
    return await how.send(input);
  } catch (error) {
    throw isNoAnswer(error) ? noRoom() : error;
  }
};

/**
 * Writes a change into the outbox, then sends it. Answers with the server's reply; where no answer comes, or earlier
 * changes have to go first, with what the reply will be: `wasKept` tells the two apart. Rejects with what the server refused. Where
 * this browser keeps nothing it is a call like any other.
 */
export const sendOrKeep = async (route: Route, input: AnyInput, how: How): Promise<unknown> => {
  if (!canWait()) return how.send(input);
  if (input.file && !(await hasRoomForPictures())) return sendOnly(input, how);
  const outbox = outboxOf(how.userId);
  const sending = whileSending(how.key, async () => {
    const entry = await writeEntry(outbox, route, input, how.key).catch(() => null);
    if (!entry) return how.send(input);
    // Should this tab end here, the next one looks at once.
    noteWaiting(how.userId, true);
    const begun = await followed(outbox, entry, patienceMs.usual);
    return begun ? send(outbox, begun, route, input, how) : keep(outbox, entry);
  });
  return whileUnderway(how.key, sending);
};

import { toast } from '../components/toast.ts';
import { storeNow } from '../store/live.ts';
import { withDatabase } from './database.ts';
import { drain } from './drain.ts';
import type { Entry } from './entry.ts';
import { afterOthers, held } from './locks.ts';
import { mergedToast, undone } from './merged.ts';
import { retrying } from './retry.ts';
import { showingOf } from './shown.ts';
import { type Store, storeOf, type Using } from './store.ts';
import { sendEntry } from './transport.ts';
import { onWaiting, tellWaiting, waitingNow } from './waiting.ts';

interface Arrived {
  entry: Entry;
  reply: unknown;
}
/** What tabs tell each other: that something is different, and what the server made of what arrived. */
interface Message {
  arrived?: readonly Arrived[];
}

/** How long the screen lags behind what arrives, in milliseconds. */
const restMs = 200;

/** One user's outbox in this tab. */
export interface Outbox {
  userId: string;
  store: Store;
  /** Tells every tab that something in it is different. */
  changed: () => Promise<void>;
  /** Sends what may go, unless another tab is at it. */
  wake: () => void;
}

const put = (arrived: readonly Arrived[]): void => {
  for (const { entry, reply } of arrived) waitingNow().knowledge?.put(entry, reply);
};

const open = (userId: string): Outbox => {
  const using: Using = (use) => withDatabase(userId, use);
  const store = storeOf(using);
  const channel = new BroadcastChannel(`fettle-outbox-${userId}`);
  const read = showingOf(userId, store, (keys) => afterOthers(keys, lookAgain));
  let isRunning = false;
  let unshown: Arrived[] = [];
  let showing = 0;

  /** Rows before the entries that they come of go: nothing is missing in between. */
  const changed = async () => {
    clearTimeout(showing);
    showing = 0;
    const arrived = unshown;
    unshown = [];
    channel.postMessage({ arrived } satisfies Message);
    put(arrived);
    await read();
  };
  /** While many arrive one after the other nobody has to see each of them go. */
  const changedSoon = () => {
    if (showing === 0) showing = window.setTimeout(changed, restMs);
  };
  const sent = (entry: Entry, reply: unknown) => {
    retry.reset();
    tellWaiting({ isReached: true, stopped: null });
    unshown.push({ entry, reply });
    if (entry.before) toast(mergedToast(entry, () => void takeBack(entry, reply)));
  };
  /** What was laid beside another change gives way to it, by a change of its own. */
  const takeBack = async (entry: Entry, reply: unknown) => {
    await store.add(undone(entry, reply));
    await changed();
    wake();
  };
  const run = async () => {
    const { stop, failed } = await drain({
      store,
      held,
      send: (entry) => sendEntry(entry, store, userId),
      onSent: sent,
      asEdit: (entry) => waitingNow().knowledge?.asEdit(entry),
      onChange: changedSoon,
    });
    await storeNow()?.ask();
    await changed();
    if (stop?.kind === 'unreached') tellWaiting({ isReached: false });
    else tellWaiting({ stopped: stop?.kind ?? null });
    retry.later(stop, failed);
  };
  const wake = () => {
    if (isRunning) return;
    isRunning = true;
    const whenFree = { ifAvailable: true };
    const running = navigator.locks.request(`outbox-${userId}`, whenFree, async (lock) => {
      if (lock) await run();
      else retry.later(null, true);
    });
    running
      .catch(() => retry.later(null, true))
      .finally(() => {
        isRunning = false;
      });
  };
  const retry = retrying(wake);
  const lookAgain = () => void read().then(wake, () => undefined);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    // A tab of an older build tells less.
    put(data.arrived ?? []);
    void read();
  };
  let wasFree = true;
  onWaiting(() => {
    const { isReached, stopped, entries } = waitingNow();
    const isFree = isReached && stopped === null;
    if (isFree && !wasFree && entries.length > 0) wake();
    wasFree = isFree;
  });
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  return { userId, store, changed, wake };
};

const opened = new Map<string, Outbox>();

/** The outbox of a user; opened once in a tab. */
export const outboxOf = (userId: string): Outbox => {
  const outbox = opened.get(userId) ?? open(userId);
  opened.set(userId, outbox);
  return outbox;
};

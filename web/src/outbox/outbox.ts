import { toast } from '../components/toast.ts';
import { withDatabase } from './database.ts';
import { drain, type Stop } from './drain.ts';
import type { Entry } from './entry.ts';
import { noteWaiting } from './hint.ts';
import { held } from './locks.ts';
import { mergedToast, undone } from './merged.ts';
import { type Store, storeOf, type Using } from './store.ts';
import { sendEntry } from './transport.ts';
import { onWaiting, tellWaiting, waitingNow } from './waiting.ts';

type Message = { kind: 'changed' } | { kind: 'sent'; entry: Entry; reply: unknown };

/** How long nothing is tried after nothing got through, in milliseconds: longer each time, and never so long while somebody looks. */
const pause = { first: 5000, longest: 300_000, whileSeen: 30_000 };

/** How long the screen lags behind what arrives, in milliseconds. */
const restMs = 200;

/** One user's outbox in this tab. */
export interface Outbox {
  userId: string;
  store: Store;
  /** Tells every tab that something in it is different. */
  changed: () => Promise<void>;
  /** Tells every tab what the server made of a change. */
  sent: (entry: Entry, reply: unknown) => void;
  /** Sends what may go, unless another tab is at it. */
  wake: () => void;
}

/** What a form is just sending shows as it always did; what a tab left behind in the middle of sending waits. */
const isShown = ({ state, tries }: Entry): boolean => state !== 'sending' || tries > 0;

const reading = (userId: string, store: Store): (() => Promise<void>) => {
  let under: Promise<void> | null = null;
  let again = false;
  const read = async (): Promise<void> => {
    do {
      again = false;
      const entries = (await store.all()).filter(isShown);
      noteWaiting(userId, entries.length > 0);
      tellWaiting({ entries });
    } while (again);
  };
  return () => {
    again = true;
    under ??= read().finally(() => {
      under = null;
    });
    return under;
  };
};

const open = (userId: string): Outbox => {
  const using: Using = (use) => withDatabase(userId, use);
  const store = storeOf(using);
  const channel = new BroadcastChannel(`fettle-outbox-${userId}`);
  const post = (message: Message) => channel.postMessage(message);
  const read = reading(userId, store);
  let tries = 0;
  let timer = 0;
  let isRunning = false;

  const changed = async () => {
    post({ kind: 'changed' });
    await read();
  };
  let told = 0;
  /** While many arrive one after the other nobody has to see each of them go. */
  const changedSoon = () => {
    if (told !== 0) return;
    told = window.setTimeout(() => {
      told = 0;
      void changed();
    }, restMs);
  };
  const put = (entry: Entry, reply: unknown) => waitingNow().knowledge?.put(entry, reply);
  const sent = (entry: Entry, reply: unknown) => {
    tries = 0;
    tellWaiting({ isReached: true, stopped: null });
    put(entry, reply);
    post({ kind: 'sent', entry, reply });
    if (entry.before) toast(mergedToast(entry, () => void takeBack(entry, reply)));
  };
  /** What was laid beside another change gives way to it, by a change of its own. */
  const takeBack = async (entry: Entry, reply: unknown) => {
    await store.add(undone(entry, reply));
    await changed();
    wake();
  };
  const later = (stop: Stop, failed: boolean) => {
    clearTimeout(timer);
    const isLeft = waitingNow().entries.some(({ state }) => state !== 'refused');
    if (!isLeft || (stop && stop.kind !== 'unreached')) return;
    if (stop || failed) tries += 1;
    const most = document.hidden ? pause.longest : pause.whileSeen;
    const ms = Math.min(most, pause.first * 2 ** Math.max(0, tries - 1));
    const asked = stop?.afterMs ?? 0;
    // Not all devices of a street at once when the line is back.
    timer = window.setTimeout(wake, Math.max(asked, ms * (0.75 + Math.random() / 4)));
  };
  const run = async () => {
    const { stop, failed } = await drain({
      store,
      held,
      send: (entry) => sendEntry(entry, store),
      onSent: sent,
      onChange: changedSoon,
    });
    await read();
    if (stop?.kind === 'unreached') tellWaiting({ isReached: false });
    else if (stop) tellWaiting({ isReached: true, stopped: stop.kind });
    else tellWaiting({ isReached: true, stopped: null });
    later(stop, failed);
  };
  const wake = () => {
    if (isRunning) return;
    isRunning = true;
    const whenFree = { ifAvailable: true };
    const running = navigator.locks.request(`outbox-${userId}`, whenFree, async (lock) => {
      if (lock) await run();
      else later(null, true);
    });
    running
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'sent') put(data.entry, data.reply);
    void read();
  };
  let wasReached = true;
  onWaiting(() => {
    const { isReached, entries } = waitingNow();
    if (isReached && !wasReached && entries.length > 0) wake();
    wasReached = isReached;
  });
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  return { userId, store, changed, sent, wake };
};

const opened = new Map<string, Outbox>();

/** The outbox of a user; opened once in a tab. */
export const outboxOf = (userId: string): Outbox => {
  const outbox = opened.get(userId) ?? open(userId);
  opened.set(userId, outbox);
  return outbox;
};

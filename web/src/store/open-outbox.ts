import { today } from '#shared/dates.ts';
import { kinds } from '#shared/domain/kinds.ts';
import { mutations } from '#shared/domain/mutations.ts';
import { projections } from '#shared/domain/projections.ts';
import { serverNow } from './clock.ts';
import { databaseName, withStore } from './database.ts';
import { noteWaiting } from './hint.ts';
import { applyReply, layOver, settleBy, storeChanged, storeNow } from './live.ts';
import { logOf, type Using } from './log.ts';
import type { MutationEntry } from './mutation-entry.ts';
import { takeOldOver } from './old-outbox.ts';
import { Outbox } from './outbox.ts';
import { pendingLayer, type Rules } from './pending.ts';
import { readLater } from './reading.ts';
import type { Answer } from './sender.ts';
import { ownerOfUser } from './start.ts';
import { sendMutation } from './transport.ts';
import { onWaiting, tellWaiting, type Whose, waitingNow } from './waiting.ts';

export const rules: Rules = {
  mutations: new Map(mutations.map((rule) => [rule.route, rule])),
  projections,
};

/** How long a form waits for an answer before its change counts as queued, in milliseconds; longer with a file. */
export const patienceMs = { usual: 12_000, file: 180_000 };

/** Upload progress callbacks, by the change's key. */
export const progressOf = new Map<string, (share: number) => void>();

/** Runs something in one tab only; false if another tab is running it. A lock is released with its tab. */
const alone =
  (name: string) =>
  (run: () => Promise<void>): Promise<boolean> =>
    navigator.locks.request(`outbox-${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await run();
      return lock !== null;
    });

/** How long another tab's new change counts as being sent, in milliseconds; once it is being sent, as long as a form waits. */
const newMs = 1000;

const stillInHandMs = ({ standing, tries, at, file }: MutationEntry): number => {
  const first = standing === 'sending' && tries === 1;
  const most = first ? (file ? patienceMs.file : patienceMs.usual) : newMs;
  return first || (standing === 'queued' && tries === 0) ? at + most - Date.now() : 0;
};

/** Publishes the queue. What a form is sending, here or in another tab, is not shown as queued yet. */
const showing = (userId: string, outbox: () => Outbox | undefined) => {
  /** Keys already shown as queued stay so; those added in this tab belong to a form or are queued. */
  const known = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: readonly MutationEntry[] = [];
  const show = (): void => {
    const { entries = [], inHand } = outbox() ?? {};
    clearTimeout(timer);
    let nextMs = Number.POSITIVE_INFINITY;
    const now = entries.filter((entry) => {
      if (inHand?.has(entry.key)) return false;
      const ms = known.has(entry.key) ? 0 : stillInHandMs(entry);
      if (ms > 0) nextMs = Math.min(nextMs, ms);
      else known.add(entry.key);
      return ms <= 0;
    });
    if (nextMs !== Number.POSITIVE_INFINITY) timer = setTimeout(show, nextMs);
    const isSame = now.length === shown.length && now.every((entry, at) => entry === shown[at]);
    if (!isSame) shown = now;
    noteWaiting(userId, entries.length > 0);
    tellWaiting({ entries: shown, all: entries });
  };
  return { show, own: (key: string) => void known.add(key) };
};

/** A draft that is being issued stays visible, with any errors found in it, until it is known to be queued. */
const staysMeanwhile = ({ route }: MutationEntry): boolean => route.endsWith('/issue');

/** The changes to overlay on the records; the same array while its content is the same. */
const layable = (outbox: Outbox): (() => readonly MutationEntry[]) => {
  let laid: readonly MutationEntry[] = [];
  return () => {
    const { entries, inHand } = outbox;
    const now = entries.filter((entry) => !(staysMeanwhile(entry) && inHand.has(entry.key)));
    if (now.length !== laid.length || now.some((entry, at) => entry !== laid[at])) laid = now;
    return laid;
  };
};

const open = async (user: Whose, merged: OnMerged): Promise<Outbox> => {
  const userId = user.id;
  const owner = ownerOfUser(user);
  const name = databaseName(owner);
  const using: Using = (use) => withStore(owner, use);
  await takeOldOver(userId, using, rules.mutations);
  const log = logOf(using);
  const tabs = new BroadcastChannel(`outbox-${name}`);
  const send = async (entry: MutationEntry): Promise<Answer> => {
    const file = entry.file === null ? undefined : await log.file(entry.file);
    const cursor = storeNow()?.cursor;
    const onProgress = progressOf.get(entry.key);
    const answer = await sendMutation(entry, { userId, firmId: user.firm?.id, cursor, file, onProgress });
    if (answer.kind === 'unreached') tellWaiting({ isReached: false });
    return readLater(entry, answer);
  };
  let outbox: Outbox | undefined;
  const { show, own } = showing(userId, () => outbox);
  const made = new Outbox({
    ...{ log, send, take: applyReply, alone: alone(name), now: serverNow },
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isHidden: () => document.hidden,
    tell: (isMore) => tabs.postMessage(isMore),
    changed: () => {
      show();
      storeChanged();
    },
    merged: (entry, reply) => merged(made, entry, reply),
    own,
    stopped: (stop) =>
      tellWaiting(
        stop?.kind === 'unreached' ? { isReached: false, stopped: null } : { stopped: stop?.kind ?? null },
      ),
  });
  outbox = made;
  const employeeId = user.firm?.employeeId ?? undefined;
  const around = () => ({ now: serverNow(), today: today(serverNow()), userId, employeeId });
  const lay = pendingLayer(() => rules, kinds, around);
  const laid = layable(made);
  settleBy((done) => (done.length > 0 ? made.settling(done) : undefined));
  await made.read();
  layOver((base) => lay(base, laid()));
  // Sending begins with each new change, and again: when the browser is online, when the page is seen, when anything was answered
  // (the feed is polled, `rhythm.ts`; a disabled control looks for the line, `line.ts`), and after a pause (`outbox.ts`).
  const wake = () => void made.wake();
  tabs.addEventListener('message', ({ data }) => void made.hear(data === true).catch(() => undefined));
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  let wasFree = true;
  onWaiting(() => {
    const { isReached, stopped, all } = waitingNow();
    const isFree = isReached && stopped === null;
    if (isFree && !wasFree && all.length > 0) wake();
    wasFree = isFree;
  });
  wake();
  return made;
};

/** Called when a change was merged with somebody else's. */
type OnMerged = (outbox: Outbox, entry: MutationEntry, reply: unknown) => void;
let onMerged: OnMerged = () => undefined;

/** Sets the callback for merged changes. */
export const tellMerged = (told: OnMerged): void => {
  onMerged = told;
};

const opened = new Map<string, Promise<Outbox>>();

/**
 * Opens a user's queue, once per tab: it is overlaid on the records that screens read, and sent. What an earlier build left is
 * migrated first. Rejects if the browser stores nothing; the next call tries again.
 */
export const openOutbox = (user: Whose): Promise<Outbox> => {
  const name = databaseName(ownerOfUser(user));
  const known = opened.get(name);
  if (known) return known;
  const opening = open(user, (...told) => onMerged(...told));
  opened.set(name, opening);
  opening.catch(() => opened.delete(name));
  return opening;
};

/** True if this browser has the APIs that the log needs besides a database. */
export const canWait = (): boolean => 'locks' in navigator && 'BroadcastChannel' in globalThis;

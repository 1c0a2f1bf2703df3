import type { User } from '#shared/auth/user.ts';
import { today } from '#shared/dates.ts';
import { kinds } from '#shared/domain/kinds.ts';
import { mutations } from '#shared/domain/mutations.ts';
import { projections } from '#shared/domain/projections.ts';
import { serverNow } from '../outbox/clock.ts';
import { databaseName, withStore } from './database.ts';
import { applyReply, layOver, settleBy, storeChanged, storeNow } from './live.ts';
import { logOf, type Using } from './log.ts';
import { takeOldOver } from './old-outbox.ts';
import { Outbox } from './outbox.ts';
import { pendingLayer, type Rules } from './pending.ts';
import { ownerOfUser } from './start.ts';
import { sendMutation } from './transport.ts';

export const rules: Rules = {
  mutations: new Map(mutations.map((rule) => [rule.route, rule])),
  projections,
};

/** Runs what one tab alone may do; false where another is at it. The lock goes with its tab. */
const alone =
  (name: string) =>
  (run: () => Promise<void>): Promise<boolean> =>
    navigator.locks.request(`outbox-${name}`, { ifAvailable: true }, async (lock) => {
      if (lock) await run();
      return lock !== null;
    });

type Whose = Pick<User, 'id' | 'firm'>;

const open = async (user: Whose): Promise<Outbox> => {
  const userId = user.id;
  const owner = ownerOfUser(user);
  const name = databaseName(owner);
  const using: Using = (use) => withStore(owner, use);
  await takeOldOver(userId, using, rules.mutations);
  const log = logOf(using);
  const tabs = new BroadcastChannel(`outbox-${name}`);
  const outbox: Outbox = new Outbox({
    log,
    send: async (entry) => {
      const file = entry.file === null ? undefined : await log.file(entry.file);
      return sendMutation(entry, { userId, firmId: user.firm?.id, cursor: storeNow()?.cursor, file });
    },
    take: applyReply,
    alone: alone(name),
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isHidden: () => document.hidden,
    now: serverNow,
    tell: () => tabs.postMessage(null),
    changed: storeChanged,
  });
  const around = () => ({ now: serverNow(), today: today(serverNow()), userId });
  const lay = pendingLayer(() => rules, kinds, around);
  settleBy((done) => (done.length > 0 ? outbox.settling(done) : undefined));
  await outbox.read();
  layOver((base) => lay(base, outbox.entries));
  const wake = () => void outbox.wake();
  tabs.addEventListener('message', () => void outbox.read().catch(() => undefined));
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => document.hidden || wake());
  wake();
  return outbox;
};

const opened = new Map<string, Promise<Outbox>>();

/**
 * What waits of a user, once in a tab: laid over the records that screens read, and sent. What an earlier build left is taken over first.
 * Rejects where this browser keeps nothing; it is tried anew by whoever asks next.
 */
export const openOutbox = (user: Whose): Promise<Outbox> => {
  const known = opened.get(user.id);
  if (known) return known;
  const opening = open(user);
  opened.set(user.id, opening);
  opening.catch(() => opened.delete(user.id));
  return opening;
};

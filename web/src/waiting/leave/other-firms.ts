import type { User } from '#shared/auth/user.ts';
import { serverNow } from '../../store/clock.ts';
import { databaseName, deleteStore, type Owner, ownersKept, withStore } from '../../store/database.ts';
import { inOne, logOf, settle } from '../../store/log.ts';
import type { MutationEntry } from '../../store/mutation-entry.ts';
import { sendAll } from '../../store/sender.ts';
import { sendMutation } from '../../store/transport.ts';

type Person = Pick<User, 'id' | 'firm' | 'firms'>;

/** The user's other firms with data on this device. */
const otherOwners = async ({ id, firm }: Person): Promise<Owner[]> =>
  (await ownersKept()).filter(
    ({ userId, firmId }) => userId === id && firmId !== undefined && firmId !== firm?.id,
  );

/** Sends the changes queued for a firm; returns what is left. */
const sendOf = async (owner: Owner): Promise<readonly MutationEntry[]> => {
  const using = <T>(use: Parameters<typeof withStore<T>>[1]) => withStore(owner, use);
  const log = logOf(using);
  const { userId, firmId } = owner;
  await sendAll({
    log,
    send: async (entry) => {
      const file = entry.file === null ? undefined : await log.file(entry.file);
      return sendMutation(entry, { userId, firmId, cursor: undefined, file });
    },
    settle: ({ key }, reply) => inOne(using)((tx) => settle(tx, new Set([key]), { reply, now: serverNow() })),
    changed: () => undefined,
    refused: () => undefined,
  });
  return log.all();
};

const isRefused = ({ standing, problem }: MutationEntry): boolean =>
  standing === 'refused' && problem?.status === 403;

const finish = async (owner: Owner, isIn: boolean): Promise<void> => {
  const left = await sendOf(owner);
  if (isIn) return;
  if (left.length > 0) {
    // What could not be sent is sent next time; what the firm refuses is shown to the user.
    if (!left.every(isRefused)) return;
    const { askRefused } = await import('./ask-refused.tsx');
    await askRefused(left);
  }
  await deleteStore(owner);
};

/**
 * Sends the changes queued for the user's other firms. If they were removed from one, its records are then deleted. Only one tab
 * does it.
 */
export const finishOthers = async (person: Person): Promise<void> => {
  if (!('locks' in navigator)) return;
  for (const owner of await otherOwners(person)) {
    const isIn = person.firms.some(({ id }) => id === owner.firmId);
    await navigator.locks.request(
      `outbox-${databaseName(owner)}`,
      { ifAvailable: true },
      async (lock) => lock && finish(owner, isIn),
    );
  }
};

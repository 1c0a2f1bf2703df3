import { createWriteTransaction } from 'electrodb';
import { describe, expect, it } from 'vitest';
import type { sessionEntity } from '#functions/lib/tenant/session-entity.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { localSystem } from '../../local/testing/system.ts';
import type { Operation } from './transact.ts';

localSystem();

type Sessions = Pick<
  typeof sessionEntity,
  'create' | 'put' | 'update' | 'patch' | 'upsert' | 'delete' | 'remove'
>;

// Once the system runs: its table's name is in the environment.
const loaded = async () => ({
  ...(await import('#functions/lib/tenant/session-entity.ts')),
  ...(await import('./transact.ts')),
});

const key = { userId: 'u' as UserId, secretHash: 'h' };
const whole = { ...key, startedAt: 1, lastSeenAt: 2, ttl: 3 };
const operations: Record<keyof Sessions, (sessions: Sessions) => Operation> = {
  create: (sessions) => sessions.create(whole),
  put: (sessions) => sessions.put(whole).where(({ ttl }, { eq }) => eq(ttl, 3)),
  update: (sessions) => sessions.update(key).add({ ttl: 1 }),
  patch: (sessions) => sessions.patch(key).set({ ttl: 4 }).remove(['checkedAt']),
  upsert: (sessions) => sessions.upsert(whole),
  delete: (sessions) => sessions.delete(key).where(({ ttl }, { eq }) => eq(ttl, 3)),
  remove: (sessions) => sessions.remove(key),
};

describe('a write', () => {
  it.each(Object.entries(operations))(
    '%s is the item that ElectroDB makes of it in a transaction',
    async (_, of) => {
      const { sessionEntity, write } = await loaded();
      type Committed = { commit: () => never };
      const theirs = createWriteTransaction({ sessions: sessionEntity }, ({ sessions }) => [
        (of(sessions as unknown as Sessions) as unknown as Committed).commit(),
      ]);
      const ours = { TransactItems: [write(of(sessionEntity)).item] };
      // As JSON: ElectroDB marks its own by a symbol.
      expect(JSON.parse(JSON.stringify(ours))).toEqual(JSON.parse(JSON.stringify(theirs.params())));
    },
  );

  it('is made of nothing that does not write', async () => {
    const { sessionEntity, write } = await loaded();
    // @ts-expect-error: an empty object is no operation; the type must refuse it
    expect(() => write({})).toThrow();
    // @ts-expect-error: a get looks like a delete at run time; the type must refuse it
    write(sessionEntity.get(key));
    // @ts-expect-error: a query writes nothing; the type must refuse it
    write(sessionEntity.query.byHash({ userId: key.userId }));
  });
});

import { describe, expect, it } from 'vitest';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { localSystem } from '../../local/testing/system.ts';
import { acrossFirms, bounded, boundTo, within } from './tenant.ts';

const system = localSystem();
const beyond = /reached beyond its firm/;

/** In a call that is for one person's firm, what is asked for of another's. */
const forging = async (ask: (theirs: { firmId: FirmId; userId: UserId }) => Promise<unknown>) => {
  const [own, other] = await Promise.all([system.someone(), system.someone()]);
  const call = bounded(async () => {
    boundTo({ userId: own.userId, firms: [own.firmId] });
    return ask(other);
  });
  return { call, own, other };
};

// Loaded once the system runs: its table's name is in the environment.
const forged: Record<string, (theirs: { firmId: FirmId; userId: UserId }) => Promise<unknown>> = {
  'a read by key': async ({ firmId }) => (await import('#functions/firms/read.ts')).findFirm(firmId),
  'a list': async ({ firmId }) => (await import('#functions/clients/store.ts')).listClients(firmId, {}),
  'a list by an index': async ({ firmId }) =>
    (await import('#functions/jobs/day-index.ts')).pageByDay(firmId, { from: '2026-01-01', limit: 10 }),
  'names in one request': async ({ firmId }) =>
    (await import('#functions/clients/references.ts')).clientNames(firmId, [1, 2]),
  'a transaction': async ({ firmId }) => {
    const [{ createClient }, { notOnce }] = await Promise.all([
      import('#functions/clients/store.ts'),
      import('./idempotency.ts'),
    ]);
    return createClient(firmId, { name: 'Ann' }, notOnce);
  },
  'a write of one item': async ({ firmId }) =>
    (await import('#functions/lib/tenant/firm-entity.ts')).firmEntity
      .patch({ firmId })
      .set({ reviewUrl: 'x' })
      .go(),
  'a person': async ({ userId }) => (await import('#functions/lib/tenant/read-user.ts')).findUser(userId),
  "a person's sessions": async ({ userId }) =>
    (await import('#functions/lib/tenant/session-entity.ts')).sessionEntity.query.byHash({ userId }).go(),
  'a snapshot of the feed': async ({ firmId }) =>
    (await import('#functions/sync/snapshot.ts')).snapshotOf(`firm#${firmId}`, ['firm']),
  'an object': async ({ firmId }) => (await import('./bucket.ts')).getObject(`receipts/${firmId}/1`),
  'objects by prefix': async ({ firmId }) => (await import('./bucket.ts')).listKeys(`receipts/${firmId}/`),
  'a sealed value': async ({ firmId }) => (await import('./seal.ts')).open(firmId, 'sealed'),
  'sealing for it': async ({ firmId }) => (await import('./seal.ts')).seal(firmId, 'secret'),
};

describe('a call that is for one firm', () => {
  it.each(Object.entries(forged))('is stopped before it asks for %s of another', async (_, ask) => {
    const { call } = await forging(ask);
    await expect(call()).rejects.toThrow(beyond);
  });

  it('may be let do one thing for others, and is held again after', async () => {
    const { call, other } = await forging(async ({ firmId }) => {
      const { findFirm } = await import('#functions/firms/read.ts');
      const found = await within({ firms: [firmId] }, () => findFirm(firmId));
      const all = await acrossFirms(() => findFirm(firmId));
      await expect(findFirm(firmId)).rejects.toThrow(beyond);
      return [found?.firmId, all?.firmId];
    });
    expect(await call()).toEqual([other.firmId, other.firmId]);
  });

  it('is for nobody until it is known who makes it', async () => {
    const { findFirm } = await import('#functions/firms/read.ts');
    const { firmId } = await system.someone();
    await expect(bounded(() => findFirm(firmId))()).rejects.toThrow(beyond);
  });
});

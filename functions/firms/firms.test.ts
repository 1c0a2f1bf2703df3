import { describe, expect, it } from 'vitest';
import { newFirmId } from '#functions/lib/tenant/firm-ids.ts';
import { mostFirms } from '#shared/firms/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { routes } from '#shared/routes.ts';
import { apiFor, apiWith } from '../../local/testing/api-client.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { cookieIn } from '../testing/join.ts';
import { partitionOf, personalItems, setItem, setOnFirm } from '../testing/partition.ts';
import { problem } from '../testing/problem.ts';
import { told } from '../testing/told.ts';

const system = localSystem();
const { account, auth, clients, firms, settings, subscription } = routes;

const notInFirm = { status: 403, body: problem('not_in_firm', 'You are not in this firm') };

/** The Cookie header after entering a firm, from its reply. */
const enter = async (person: Someone, firmId: string) => {
  const { status, headers } = await person.answer(firms.enter, { params: { firmId } });
  expect(status).toBe(200);
  return apiWith(system.services.app, cookieIn(headers));
};

/** Adds somebody to a firm, as an invitation would. */
const join = async ({ userId }: Someone, firmId: FirmId, role: 'owner' | 'office' = 'office') => {
  const { memberEntity, membershipEntity, firmEntity } = await import('#functions/lib/tenant/firm-entity.ts');
  const at = new Date().toISOString();
  const state = 'active' as const;
  await memberEntity.put({ firmId, userId, role, seesPrices: true, state, joinedAt: at, updatedAt: at }).go();
  await membershipEntity.put({ userId, firmId }).go();
  const owners = role === 'owner' ? 1 : 0;
  await firmEntity.patch({ firmId }).add({ members: 1, owners }).go();
};

describe('a firm', () => {
  it('is there once a trial has begun, and not by signing in', async () => {
    const person = await system.someone({ trial: false, name: 'Robin Example' });
    expect(await person.call(auth.user, {})).toMatchObject({ firm: null, firms: [] });
    expect(await partitionOf(person.firmId)).toEqual([]);
    await person.call(subscription.startTrial, {});
    const firm = { id: person.firmId, name: 'Robin Example', role: 'owner' };
    expect(await person.call(auth.user, {})).toMatchObject({
      firm: { ...firm, seesPrices: true, employeeId: null, members: 1, weekStarts: 'mon' },
      firms: [firm],
    });
    expect(await person.call(firms.list, {})).toEqual([{ ...firm, current: true }]);
    const client = await person.call(clients.create, { body: { name: 'Ann' } });
    expect(client.userId).toBe(person.userId);
    expect(await person.call(clients.list, {})).toEqual([client]);
    expect((await personalItems(person.userId)).map(({ sk }) => `${sk}`.replace(/#.*/, '#'))).toEqual(
      expect.arrayContaining(['membership#', 'user']),
    );
  });

  it('is founded by beginning to subscribe too', async () => {
    const person = await system.someone({ trial: false });
    await person.call(subscription.create, { body: { plan: 'basic' } });
    expect(await person.call(auth.user, {})).toMatchObject({
      firm: { id: person.firmId },
      trialStartDate: null,
    });
    expect((await person.answer(clients.list)).status).toBe(402);
    await person.call(subscription.startTrial, {});
    expect((await person.answer(clients.list)).status).toBe(200);
  });

  it('is founded once by ten who ask at once', async () => {
    const person = await system.someone({ trial: false });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => [
        person.answer(subscription.startTrial),
        person.answer(subscription.create, { body: { plan: 'basic' } }),
      ]).flat(),
    );
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await person.call(firms.list, {})).toHaveLength(1);
  });

  it('is called as its founder is, until it has a name of its own', async () => {
    const person = await system.someone({ name: 'Pat Before' });
    await person.call(settings.updateProfile, { body: { firstName: 'Patricia', lastName: 'After' } });
    expect(await person.call(firms.list, {})).toMatchObject([{ name: 'Patricia After' }]);
    await person.call(settings.updateBusiness, { body: { tradingName: 'After Plumbing' } });
    expect(await person.call(firms.list, {})).toMatchObject([{ name: 'After Plumbing' }]);
  });
});

describe('a further firm', () => {
  it('is founded with a name, with no second trial, and entered by a new cookie', async () => {
    const person = await system.someone();
    const kept = await person.call(clients.create, { body: { name: 'Of the first' } });
    const second = await person.call(firms.create, { body: { name: 'Second' } });
    expect(second).toEqual({ id: expect.stringMatching(/^f-[\w-]{22}$/), name: 'Second', role: 'owner' });
    expect(await person.call(clients.list, {})).toHaveLength(1);
    const still = await apiFor(system.services, person.email);
    expect(await still.call(auth.user, {})).toMatchObject({ firm: { id: person.firmId } });
    const there = await enter(person, second.id);
    expect(await there.call(auth.user, {})).toMatchObject({ firm: { name: 'Second' }, trialStartDate: null });
    expect((await there.answer(clients.list)).status).toBe(402);
    await setOnFirm(second.id as FirmId, { stripeSubscriptionId: 'sub_1' });
    expect(await there.call(clients.list, {})).toEqual([]);
    expect((await there.answer(clients.get, { params: { id: kept.id } })).status).toBe(404);
    expect(await there.call(firms.list, {})).toMatchObject([
      { id: person.firmId, current: false },
      { name: 'Second', current: true },
    ]);
    // The page's header takes precedence over the cookie.
    const first = await there.answer(clients.list, {}, { 'fettle-firm': person.firmId });
    expect(first.body).toHaveLength(1);
    // The next sign-in returns to the last firm.
    const again = await apiFor(system.services, person.email);
    expect(await again.call(auth.user, {})).toMatchObject({ firm: { name: 'Second' } });
  });

  it('has the trial of whoever had none', async () => {
    const person = await system.someone({ trial: false });
    expect(await person.call(firms.create, { body: { name: 'First' } })).toMatchObject({ id: person.firmId });
    expect(await person.call(auth.user, {})).toMatchObject({ isTrialActive: true, firm: { name: 'First' } });
    expect((await person.answer(subscription.startTrial)).status).toBe(409);
  });

  it('is founded once by a repeated tap', async () => {
    const person = await system.someone();
    const tap = () => person.answer(firms.create, { body: { name: 'Twice' } }, { 'idempotency-key': 'tap' });
    const [one, two] = await Promise.all([tap(), tap()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body).toEqual(one.body);
    expect(await person.call(firms.list, {})).toHaveLength(2);
  });

  it('is refused after ten', async () => {
    const person = await system.someone();
    for (let n = 1; n < mostFirms; n++) await person.call(firms.create, { body: { name: `Firm ${n}` } });
    expect(await told(person.answer(firms.create, { body: { name: 'One more' } }))).toEqual({
      status: 409,
      body: problem('not_now', 'You can own 10 firms'),
    });
  });
});

describe('a firm that one is not in', () => {
  it('is refused in the same words whether it is there, by header, cookie and address', async () => {
    const [person, other] = await Promise.all([system.someone(), system.someone()]);
    const asked = [other.firmId, newFirmId(), 'f-', '__proto__', `user#${other.userId}`];
    for (const firm of asked) {
      expect(await told(person.answer(clients.list, {}, { 'fettle-firm': firm })), firm).toEqual(notInFirm);
      const params = { firmId: firm };
      expect(await told(person.answer(firms.enter, { params })), firm).toEqual(notInFirm);
      expect(await told(person.answer(firms.leave, { params })), firm).toEqual(notInFirm);
    }
    const session = /__Host-fettle=([\w-]+\.[\w-]+)\.f-[\w-]+/.exec(person.cookie)?.[1];
    const forged = apiWith(system.services.app, `__Host-fettle=${session}.${other.firmId}`);
    expect(await told(forged.answer(clients.list))).toEqual(notInFirm);
    expect(await forged.call(auth.user, {})).toMatchObject({ id: person.userId, firm: null });
    // Without the third part it is their own firm.
    const short = apiWith(system.services.app, `__Host-fettle=${session}`);
    expect(await short.call(clients.list, {})).toEqual([]);
  });

  it('is none of whoever was put out, who goes on in their other firms', async () => {
    const [owner, worker] = await Promise.all([system.someone(), system.someone()]);
    await join(worker, owner.firmId);
    await owner.call(clients.create, { body: { name: 'Ann' } });
    const header = { 'fettle-firm': owner.firmId };
    expect((await worker.answer(clients.list, {}, header)).body).toHaveLength(1);
    await setItem(owner.firmId, `member#${worker.userId}`, { state: 'removed' });
    expect(await told(worker.answer(clients.list, {}, header))).toEqual({
      status: 403,
      body: problem('member_removed', 'You are no longer in this firm'),
    });
    expect(await worker.call(firms.list, {})).toMatchObject([{ id: worker.firmId }]);
    expect(await worker.call(clients.list, {})).toEqual([]);
  });

  it('is left by whoever is not its last owner', async () => {
    const [owner, second] = await Promise.all([system.someone(), system.someone()]);
    const params = { firmId: owner.firmId };
    expect(await told(owner.answer(firms.leave, { params }))).toEqual({
      status: 409,
      body: problem('not_now', 'A firm needs an owner'),
    });
    await join(second, owner.firmId, 'owner');
    const both = await Promise.all([owner, second].map((each) => each.answer(firms.leave, { params })));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    const [firm] = (await partitionOf(owner.firmId)).filter(({ sk }) => sk === 'firm');
    expect(firm).toMatchObject({ members: 1, owners: 1 });
  });
});

it('an erased founder takes their firms along, though two erase them at once', async () => {
  const person = await system.someone();
  const second = await person.call(firms.create, { body: { name: 'Second' } });
  await person.call(account.erase, { body: { confirmation: person.email } });
  const { runErase } = await import('#functions/account/eraser.ts');
  await Promise.all([runErase(person.userId), runErase(person.userId)]);
  for (const firmId of [person.firmId, second.id as FirmId]) expect(await partitionOf(firmId)).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';
import { day, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { setOnFirm } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { account, auth, clients, subscription } = routes;
const onceOnly = 'You’ve already used your free trial';

it('runs for 7 × 24 hours from its start', async () => {
  setClock('2026-03-28T09:30:00Z');
  const person = await system.someone({ trial: false });
  expect(await person.call(auth.user, {})).toMatchObject({ isTrialActive: false, trialStartDate: null });
  const user = await person.call(subscription.startTrial, {});
  expect(user).toMatchObject({
    id: person.userId,
    isTrialActive: true,
    trialStartDate: '2026-03-28T09:30:00.000Z',
    trialEndDate: '2026-04-04T09:30:00.000Z',
  });
  expect(await person.call(auth.user, {})).toMatchObject(user);
});

it('is given once', async () => {
  const person = await system.someone();
  const refused = { status: 409, body: { message: onceOnly } };
  expect(await person.answer(subscription.startTrial)).toMatchObject(refused);
});

it('is given once to ten who ask at once', async () => {
  const person = await system.someone({ trial: false });
  const replies = await Promise.all(Array.from({ length: 10 }, () => person.answer(subscription.startTrial)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
});

it('answers a repeated tap with the first reply', async () => {
  const person = await system.someone({ trial: false });
  const key = { 'idempotency-key': 'tap' };
  const first = await person.answer(subscription.startTrial, {}, key);
  const again = await person.answer(subscription.startTrial, {}, key);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(first.body);
});

it('ends, whatever its flag says, and is not given again', async () => {
  const moveOn = setClock('2026-03-01T08:00:00Z');
  const person = await system.someone();
  const before = await person.call(clients.create, { body: { name: 'Ann' } });
  moveOn(7 * day - 1000);
  // A session ends after 7 days too, so they sign in again on the last.
  const later = await apiFor(system.services, person.email);
  expect(await later.call(clients.list, {})).toEqual([before]);
  moveOn(1000);
  const refused = { status: 402, body: { message: 'Subscription required' } };
  expect(await later.answer(clients.list)).toMatchObject(refused);
  expect(await later.answer(clients.create, { body: { name: 'Bob' } })).toMatchObject(refused);
  expect(await later.call(auth.user, {})).toMatchObject({ isTrialActive: true });
  expect(await later.answer(subscription.startTrial)).toMatchObject({
    status: 409,
    body: { message: onceOnly },
  });
});

it('is not needed with a subscription, and does not bring back one that lapsed', async () => {
  const { foundFirst } = await import('#functions/firms/found.ts');
  const person = await system.someone({ trial: false });
  await foundFirst(person.userId);
  await setOnFirm(person.firmId, { stripeSubscriptionId: 'sub_1' });
  expect((await person.answer(clients.list)).status).toBe(200);
  await setOnFirm(person.firmId, {
    stripeSubscriptionId: undefined,
    subscriptionEndedAt: '2026-01-01T00:00:00.000Z',
  });
  const refused = { status: 402, body: { message: 'Subscription inactive' } };
  expect(await person.answer(clients.list)).toMatchObject(refused);
});

describe('a mailbox that had its trial', () => {
  const another = 'This email address has already had a free trial. Subscribe to continue.';
  const begin = async (email: string) => {
    const api = await apiFor(system.services, email);
    const { status, body } = await api.answer(subscription.startTrial);
    return { api, status, message: (body as { message?: string }).message };
  };
  /** Signing in is refused while the erasure is in progress. */
  const erased = (email: string) =>
    vi.waitFor(() => apiFor(system.services, email), { timeout: 60_000, interval: 200 });

  it('is given no second one when its account was erased', async () => {
    const email = `${randomUUID()}@example.com`;
    const { api } = await begin(email);
    await api.answer(account.erase, { body: { confirmation: email } });
    await erased(email);
    expect(await begin(email)).toMatchObject({ status: 409, message: another });
  });

  it('is known by any of its addresses, and again a stranger after 24 months', async () => {
    const moveOn = setClock('2026-03-28T09:30:00Z');
    const name = randomUUID();
    expect((await begin(`ann.${name}@gmail.com`)).status).toBe(200);
    for (const email of [`ann${name}+a@gmail.com`, `A.nn${name}@googlemail.com`])
      expect(await begin(email)).toMatchObject({ status: 409, message: another });
    expect((await begin(`ann${name}@example.com`)).status).toBe(200);
    const short = name.replaceAll('-', '');
    expect((await begin(`${short}-a@yahoo.co.uk`)).status).toBe(200);
    expect(await begin(`${short}-b@yahoo.co.uk`)).toMatchObject({ status: 409, message: another });
    moveOn(732 * day);
    expect((await begin(`ann${name}+b@gmail.com`)).status).toBe(200);
  });

  it('is remembered without its address', async () => {
    const name = randomUUID();
    await begin(`${name}@example.com`);
    const { document } = await import('#functions/lib/table.ts');
    const scanned = paginateScan({ client: document }, { TableName: process.env.TABLE_NAME });
    const items: object[] = [];
    for await (const { Items = [] } of scanned)
      items.push(...Items.filter(({ pk }) => `${pk}`.startsWith('trial#')));
    const memories = JSON.stringify(items);
    expect(memories).toContain('trialMemory');
    expect(memories).not.toMatch(new RegExp(`${name}|(user|firm)#|@`));
  });
});

import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { localSystem } from '../../local/testing/system.ts';
import { day, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { setOnUser } from '../testing/partition.ts';

const system = localSystem();
rightClockAfterEach();
const { auth, clients, subscription } = routes;
const onceOnly = 'The free trial can be started once, and yours has been';

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
  expect(await person.call(auth.user, {})).toEqual(user);
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
  const person = await system.someone({ trial: false });
  await setOnUser(person.userId, { stripeSubscriptionId: 'sub_1' });
  expect((await person.answer(clients.list)).status).toBe(200);
  await setOnUser(person.userId, {
    stripeSubscriptionId: undefined,
    subscriptionEndedAt: '2026-01-01T00:00:00.000Z',
  });
  const refused = { status: 402, body: { message: 'Subscription inactive' } };
  expect(await person.answer(clients.list)).toMatchObject(refused);
});

import { expect, it } from 'vitest';
import type { Device } from '#shared/members/device.ts';
import { routes } from '#shared/routes.ts';
import { apiWith } from '../../local/testing/api-client.ts';
import { browser } from '../../local/testing/browser.ts';
import { localSystem } from '../../local/testing/system.ts';
import { cookieIn, tokensFor } from '../testing/join.ts';
import { problem } from '../testing/problem.ts';
import { deviceName } from './device-name.ts';

const system = localSystem();
const { auth, clients, members, subscription } = routes;

/** A browser signed in through the provider's form. */
const signedInAs = async (email: string, tab = browser(system.services.app, system.services.identity)) => {
  const { app } = system.services;
  const form = await tab.get(`${app}/api/login`);
  await tab.post(form.url, { email, name: 'Ann Example' });
  const api = () => apiWith(app, tab.cookieHeader(app));
  return { tab, form, api };
};

const newEmail = () => `device-${Math.random().toString(36).slice(2)}@example.com`;

it('lists the browsers that somebody signed in with, and ends one', async () => {
  const email = newEmail();
  const [phone, laptop] = [await signedInAs(email), await signedInAs(email)];
  const listed = await phone.api().call(auth.devices, {});
  expect(listed).toMatchObject([{ current: false }, { current: true, name: expect.any(String) }]);
  const other = listed.find(({ current }) => !current) as Device;
  const params = { deviceId: other.deviceId };
  expect((await phone.api().answer(auth.endDevice, { params })).status).toBe(204);
  expect((await laptop.api().answer(auth.user)).status).toBe(401);
  expect((await phone.api().answer(auth.user)).status).toBe(200);
  expect(await phone.api().call(auth.devices, {})).toHaveLength(1);
  expect((await phone.api().answer(auth.endDevice, { params })).status).toBe(404);
});

it('knows a browser again that signs in anew, and shows nobody another’s', async () => {
  const email = newEmail();
  const { tab, api } = await signedInAs(email);
  const [before] = await api().call(auth.devices, {});
  await tab.get(`${system.services.app}/api/logout`);
  const again = await signedInAs(email, tab);
  expect(await again.api().call(auth.devices, {})).toEqual([
    { ...before, lastSeenAt: expect.any(String), current: true },
  ]);
  const stranger = await signedInAs(newEmail());
  const params = { deviceId: before?.deviceId ?? '' };
  expect((await stranger.api().answer(auth.endDevice, { params })).status).toBe(404);
  expect((await again.api().answer(auth.user)).status).toBe(200);
});

it('stays out of a firm that its owner signed it out of, until the provider has asked again', async () => {
  const { app } = system.services;
  const owner = await system.someone();
  const email = newEmail();
  const first = await signedInAs(email);
  await owner.call(members.invite, { body: { email, role: 'office' } });
  const token = (await tokensFor(system.services.inbox, email)).at(-1) ?? '';
  const joined = await first.api().answer(members.accept, { body: { token } });
  const there = apiWith(
    app,
    `${first.tab.cookieHeader(app)}; ${cookieIn(joined.headers)}`.replace(/__Host-fettle=[^;]+; /, ''),
  );
  expect((await there.answer(clients.list)).status).toBe(200);
  const { id: userId } = await there.call(auth.user, {});
  // Their own firm is irrelevant to this one.
  await first.api().call(subscription.startTrial, {});
  const [device] = await owner.call(members.devices, { params: { userId } });
  expect(device).toMatchObject({ current: false });
  const params = { userId, deviceId: device?.deviceId ?? '' };
  expect((await there.answer(members.devices, { params: { userId } })).status).toBe(403);
  expect((await owner.answer(members.signOutDevice, { params })).status).toBe(204);
  expect((await owner.answer(members.signOutDevice, { params })).status).toBe(404);
  const out = await there.answer(clients.list);
  expect(out).toMatchObject({ status: 401, body: problem('device_signed_out', 'Unauthorized') });
  expect(out.headers.get('fettle-reason')).toBe('device');
  expect((await first.api().answer(clients.list, {}, { 'fettle-firm': owner.firmId })).status).toBe(401);
  expect((await first.api().answer(clients.list)).status).toBe(200);
  const login = await there.answer(auth.login);
  expect(new URL(login.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login');
  const form = await first.tab.get(`${app}/api/login?fresh=1`);
  await first.tab.post(form.url, { email, name: 'Ann Example' });
  expect((await first.api().answer(clients.list, {}, { 'fettle-firm': owner.firmId })).status).toBe(200);
});

it('two devices signed out of a firm at once both stay out', async () => {
  const owner = await system.someone();
  const email = newEmail();
  const [phone, laptop] = [await signedInAs(email), await signedInAs(email)];
  await owner.call(members.invite, { body: { email, role: 'office' } });
  const token = (await tokensFor(system.services.inbox, email)).at(-1) ?? '';
  await phone.api().call(members.accept, { body: { token } });
  const there = { 'fettle-firm': owner.firmId };
  for (const { api } of [phone, laptop])
    expect((await api().answer(clients.list, {}, there)).status).toBe(200);
  const { id: userId } = await phone.api().call(auth.user, {});
  const listed = await owner.call(members.devices, { params: { userId } });
  expect(listed).toHaveLength(2);
  const out = ({ deviceId }: Device) => owner.answer(members.signOutDevice, { params: { userId, deviceId } });
  expect((await Promise.all(listed.map(out))).map(({ status }) => status)).toEqual([204, 204]);
  for (const { api } of [phone, laptop])
    expect((await api().answer(clients.list, {}, there)).status).toBe(401);
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'Microsoft Edge on Windows',
  ],
  [undefined, 'A browser'],
  ['curl/8', 'A browser'],
])('%s is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

import { expect, it } from 'vitest';
import type { Role } from '#shared/members/roles.ts';
import { routes } from '#shared/routes.ts';
import { apiWith } from '../../local/testing/api-client.ts';
import { browser } from '../../local/testing/browser.ts';
import { localSystem } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { join } from '../testing/join.ts';
import { problem } from '../testing/problem.ts';

/** Whatever a thief could steal can be changed only shortly after a sign-in with credentials. */

const system = localSystem();
rightClockAfterEach();
const { account, members, settings } = routes;
const refused = {
  status: 403,
  body: problem('sign_in_again', 'For your security, sign in again to do this'),
};

it('changing the account to be paid into asks for a fresh sign-in, setting the first does not', async () => {
  const person = await system.someone();
  setClock(new Date(Date.now() + hour).toISOString());
  const change = (body: object) => person.answer(settings.updateBusiness, { body });
  const first = { accountName: 'R Example', sortCode: '12-34-56', accountNumber: '12345678' };
  expect((await change(first)).status).toBe(200);
  expect((await change({ ...first, tradingName: 'Robin Plumbing' })).status).toBe(200);
  expect(await change({ accountNumber: '87654321' })).toMatchObject(refused);
  expect(await change({ accountNumber: null, sortCode: null })).toMatchObject(refused);
  expect((await person.call(routes.auth.user, {})).business.accountNumber).toBe('12345678');
});

it('so do another mail account, an export and the end of the account', async () => {
  const person = await system.someone();
  const mail = {
    emailService: 'gmail',
    emailUser: 'robin@example.com',
    emailPass: 'abcd efgh ijkl mnop',
  } as const;
  await person.call(settings.updateEmail, { body: mail });
  setClock(new Date(Date.now() + hour).toISOString());
  const other = { body: { ...mail, emailUser: 'other@example.com' } };
  expect(await person.answer(settings.updateEmail, other)).toMatchObject(refused);
  expect(await person.answer(account.startExport, {})).toMatchObject(refused);
  const body = { confirmation: person.email };
  expect(await person.answer(account.erase, { body })).toMatchObject(refused);
});

it('changing who owns a firm asks for a fresh sign-in, other changes do not', async () => {
  const [owner, other] = await Promise.all([system.someone(), system.someone()]);
  const { userId } = await join(system.services, owner, other, 'office');
  const signedIn = Date.now();
  const after = (ms: number) => setClock(new Date(signedIn + ms).toISOString());
  after(hour);
  const params = { userId };
  const become = (role: Role) => owner.answer(members.update, { params, body: { role } });
  expect(await become('owner')).toMatchObject(refused);
  expect((await become('accountant')).status).toBe(200);
  const invited = { email: `owner-${process.pid}@example.com`, role: 'owner' } as const;
  expect(await owner.answer(members.invite, { body: invited })).toMatchObject(refused);
  after(0);
  expect((await become('owner')).status).toBe(200);
  after(hour);
  expect(await become('office')).toMatchObject(refused);
  expect(await owner.answer(members.remove, { params, body: { unsent: 'take' } })).toMatchObject(refused);
});

it('a sign-in that the provider did not ask for proves nothing', async () => {
  const { app, identity } = system.services;
  const tab = browser(app, identity);
  const form = await tab.get(`${app}/api/login`);
  await tab.post(form.url, { email: `proved-${process.pid}@example.com`, name: 'Ann Example' });
  const startExport = () => apiWith(app, tab.cookieHeader(app)).answer(account.startExport, {});
  await apiWith(app, tab.cookieHeader(app)).call(routes.subscription.startTrial, {});
  const later = new Date(Date.now() + hour / 2).toISOString();
  setClock(later);
  // The provider still has a session.
  await tab.get(`${app}/api/login`);
  expect(await startExport()).toMatchObject(refused);
});

import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { apiWith } from '../../local/testing/api-client.ts';
import { browser } from '../../local/testing/browser.ts';
import { localSystem } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { problem } from '../testing/problem.ts';

/** What is somebody's to steal changes only soon after the provider has asked who they are. */

const system = localSystem();
rightClockAfterEach();
const { account, settings } = routes;
const refused = {
  status: 403,
  body: problem('sign_in_again', 'For your security, sign in again to do this'),
};

it('another account to be paid into asks for a fresh sign-in; the first one, and anything else, does not', async () => {
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

it('a sign-in that the provider did not ask for proves nothing', async () => {
  const { app, identity } = system.services;
  const tab = browser(app, identity);
  const form = await tab.get(`${app}/api/login`);
  await tab.post(form.url, { email: `proved-${process.pid}@example.com`, name: 'Ann Example' });
  const startExport = () => apiWith(app, tab.cookieHeader(app)).answer(account.startExport, {});
  await apiWith(app, tab.cookieHeader(app)).call(routes.subscription.startTrial, {});
  const later = new Date(Date.now() + hour / 2).toISOString();
  setClock(later);
  // The provider knows them still.
  await tab.get(`${app}/api/login`);
  expect(await startExport()).toMatchObject(refused);
});

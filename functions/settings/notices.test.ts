import { expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../local/testing/system.ts';
import { mailTo } from '../testing/inbox.ts';
import { lettersGone } from '../testing/letters.ts';

const system = localSystem();
const { settings } = routes;

const bank = { accountName: 'Harbour Plumbing', sortCode: '204060', accountNumber: '12345678' };

const told = (address: string, mails: number) =>
  vi.waitFor(
    async () => {
      const found = await mailTo(system.services.inbox, address);
      expect(found).toHaveLength(mails);
      return found;
    },
    { timeout: 60_000, interval: 50 },
  );

it('tells the owner by mail, in our name, that another account is paid into', async () => {
  const person = await system.someone();
  const change = (body: object) => person.call(settings.updateBusiness, { body });
  await change({ tradingName: 'Harbour Plumbing' });
  await change(bank);
  const [first] = await told(person.email, 1);
  expect(first).toMatchObject({
    from: expect.stringMatching(/^"?Fettle"? </),
    subject: 'Bank details changed: Harbour Plumbing on Fettle',
  });
  expect(first?.body.text).toContain('account ending in 78');
  expect(first?.body.text).toContain(`${person.email}`);
  expect(first?.body.text).not.toContain('12345678');
  expect(first?.body.html).toMatch(/<a class="button" href="[^"]+\/settings"[^>]*>Open Fettle<\/a>/);
  await change({ phone: '01632 960001' });
  await change(bank);
  await change({ accountNumber: '87654321' });
  const [, second] = await told(person.email, 2);
  expect(second?.body.text).toContain('account ending in 21');
  await lettersGone(person.firmId);
  await told(person.email, 2);
});

it('tells an address that it is not the business’s any more', async () => {
  const person = await system.someone();
  const before = `before-${person.email}`;
  await person.call(settings.updateBusiness, { body: { email: before } });
  await person.call(settings.updateBusiness, { body: { email: `after-${person.email}` } });
  const [mail] = await told(before, 1);
  expect(mail?.subject).toMatch(/^Email address changed: /);
  expect(mail?.body.text).toContain(`go to after-${person.email}`);
});

it('goes by us and to the address before when the mail account is changed', async () => {
  const person = await system.someone();
  const account = (emailUser: string) => ({
    ...{ emailService: 'smtp', emailUser, emailPass: 'x', smtpHost: '127.0.0.1', smtpPort: 2525 },
  });
  const first = `first-${person.email}`;
  const change = (body: object) => person.answer(settings.updateEmail, { body });
  expect((await change(account(first))).status).toBe(200);
  expect((await change(account(`second-${person.email}`))).status).toBe(200);
  const [mail] = await told(first, 1);
  expect(mail?.subject).toMatch(/^Email account changed: /);
  expect(mail?.body.text).toContain(`go from second-${person.email}`);
  // `mailTo` also matches an address within another.
  await lettersGone(person.firmId);
});

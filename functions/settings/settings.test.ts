import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logger } from '#functions/lib/log.ts';
import { problem } from '#functions/testing/problem.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { mailTo } from '../testing/inbox.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { partitionOf, setOnFirm } from '../testing/partition.ts';
import { startRudeMailServer } from '../testing/rude-mail-server.ts';

const system = localSystem();
const { auth, settings } = routes;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const firmItem = async (person: Someone) => {
  const item = (await partitionOf(person.firmId)).find(({ sk }) => sk === 'firm');
  if (!item) throw new Error('There is no firm item');
  return item;
};

describe('business details', () => {
  const details = {
    businessKind: 'company' as const,
    tradingName: 'Example Plumbing',
    ownName: 'Robin Example',
    companyNumber: 'SC123456',
    registeredOffice: '2 Quay\nWhitby',
    vatScheme: 'flat' as const,
    vatFrom: '2020-04-01',
    vatTo: '2026-03-31',
    cisStatus: 'gross' as const,
    utr: '1123456789',
    accountName: 'Example Plumbing Ltd',
    address: '2 Quay\nWhitby',
    paymentTermsDays: 14,
    quoteValidDays: 10,
    quoteTerms: 'Half on the first day.\nRest on completion.',
    sortCode: '12-34-56',
    accountNumber: '12345678',
    vatNumber: 'GB 123 4567 82',
    bankHolidays: 'scotland' as const,
  };

  it('are all optional, kept and told with the user', async () => {
    const person = await system.someone();
    expect(await person.answer(settings.updateBusiness, { body: {} })).toMatchObject({ status: 200 });
    const saved = await person.call(settings.updateBusiness, { body: details });
    expect(saved).toMatchObject({
      ...details,
      legalName: null,
      bankName: null,
      updatedAt: expect.any(String),
    });
    expect((await person.call(auth.user, {})).business).toEqual(saved);
  });

  it('keep what an update leaves out and clear what it empties', async () => {
    const person = await system.someone();
    await person.call(settings.updateBusiness, { body: details });
    const body = { tradingName: 'Example & Son', address: '', paymentTermsDays: null };
    expect(await person.call(settings.updateBusiness, { body })).toMatchObject({
      tradingName: 'Example & Son',
      address: null,
      paymentTermsDays: null,
      sortCode: '12-34-56',
    });
  });

  it('take another VAT scheme as a correction, until HMRC has a return under the one that was said', async () => {
    const person = await system.someone();
    await person.call(settings.updateBusiness, { body: details });
    const turn = (vatScheme: string) => person.answer(settings.updateBusiness, { body: { vatScheme } });
    expect(await turn('cash')).toMatchObject({ status: 200, body: { vatScheme: 'cash' } });
    const { obligationEntity } = await import('#functions/filing/vat/entity.ts');
    const { firmId } = person;
    const period = { start: '2026-04-01', end: '2026-06-30', due: '2026-08-07', periodKey: '26A2' };
    const told = { vrn: '123456782', readAt: '2026-08-01T09:00:00.000Z', status: 'F' } as const;
    await obligationEntity.put({ firmId, ...period, ...told }).go();
    expect(await turn('standard')).toMatchObject({ status: 400, body: { issues: [{ path: 'vatScheme' }] } });
    expect((await person.call(auth.user, {})).business).toMatchObject({ vatScheme: 'cash' });
    await person.call(settings.updateBusiness, { body: { vatScheme: 'none', vatNumber: null } });
    expect((await person.call(auth.user, {})).business.vatScheme).toBe('none');
  });

  it('are not overwritten from an older view, nor lost to an email change at once', async () => {
    const person = await system.someone();
    const { updatedAt } = await person.call(settings.updateBusiness, { body: details });
    const change = (tradingName: string) =>
      person.answer(settings.updateBusiness, { body: { tradingName, updatedAt: updatedAt ?? '' } });
    const account = { emailService: 'gmail', emailUser: 'robin@example.com', emailPass: 'secret' };
    const [one, two, mail] = await Promise.all([
      change('One'),
      change('Two'),
      person.answer(settings.updateEmail, { body: account }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(mail.status).toBe(200);
    const user = await person.call(auth.user, {});
    expect(user).toMatchObject({ emailService: 'gmail', hasEmailPass: true });
    expect(['One', 'Two']).toContain(user.business.tradingName);
  });

  it('say that nobody is registered for VAT or CIS who has not said so', async () => {
    const person = await system.someone();
    expect((await person.call(auth.user, {})).business).toMatchObject({
      businessKind: null,
      vatScheme: 'none',
      cisStatus: 'none',
    });
  });

  it('keep bank details and tax reference sealed in the table, for their own firm only', async () => {
    const [one, two] = await Promise.all([system.someone(), system.someone()]);
    const secret = { sortCode: '20-61-48', accountNumber: '73918264', utr: '9583920174' };
    await one.call(settings.updateBusiness, { body: { ...details, ...secret } });
    await two.call(settings.updateBusiness, { body: details });
    const kept = JSON.stringify(await partitionOf(one.firmId));
    for (const value of Object.values(secret)) expect(kept).not.toContain(value);
    const copied = (await firmItem(one)).business;
    await setOnFirm(two.firmId, { business: copied });
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    expect((await two.answer(auth.user)).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    await one.call(settings.updateBusiness, { body: { sortCode: '', accountNumber: '', utr: null } });
    expect((await firmItem(one)).business).not.toHaveProperty('sealed');
  });

  it.each([
    ['vatNumber', 'GB 123 4567 89'],
    ['vatNumber', 'GB 12345'],
    ['vatTo', '2019-04-01'],
    ['vatScheme', 'margin'],
    ['cisStatus', 'yes'],
    ['businessKind', 'charity'],
    ['companyNumber', '1234567'],
    ['companyNumber', 'XX123456'],
    ['utr', '123456789'],
    ['utr', '1234567890'],
    ['sortCode', '1234'],
    ['sortCode', '12-34-5a'],
    ['accountNumber', '12345'],
    ['accountNumber', '123456789'],
    ['bankHolidays', 'wales'],
    ['quoteValidDays', 0],
    ['quoteValidDays', 366],
    ['paymentTermsDays', -1],
    ['paymentTermsDays', 366],
    ['paymentTermsDays', 1.5],
  ])('refuse %s %s', async (field, value) => {
    const person = await system.someone();
    const body = { ...details, [field]: value };
    const answer = await person.answer(settings.updateBusiness, { body });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: field }] } });
  });
});

describe('the mail account', () => {
  const smtp = {
    emailService: 'smtp' as const,
    emailUser: 'robin@example.com',
    emailPass: 'hunter2 hunter2',
    smtpHost: 'mail.example.com',
    smtpPort: 587 as const,
  };
  const save = (person: Someone, changes: object = {}) =>
    person.answer(settings.updateEmail, { body: { ...smtp, ...changes } });

  it('keeps its password to itself: in no reply, and sealed in the table', async () => {
    const person = await system.someone();
    const { status, body } = await save(person);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      emailService: 'smtp',
      smtpHost: 'mail.example.com',
      smtpPort: 587,
      hasEmailPass: true,
    });
    const told = JSON.stringify([body, await person.call(auth.user, {}), await partitionOf(person.firmId)]);
    expect(told).not.toContain('hunter2');
    expect(told).not.toContain(Buffer.from('hunter2 hunter2').toString('base64').slice(0, 12));
  });

  it('keeps the password that is left out or blank, until service, host or user change', async () => {
    const person = await system.someone();
    await save(person);
    const sealed = (await firmItem(person)).emailPassSealed;
    for (const emailPass of [undefined, '', null]) {
      expect((await save(person, { emailPass })).body).toMatchObject({ hasEmailPass: true });
      expect((await firmItem(person)).emailPassSealed).toBe(sealed);
    }
    const { emailPass: _, ...withoutPass } = smtp;
    const onOtherPort = { ...withoutPass, smtpPort: 465 };
    expect((await person.answer(settings.updateEmail, { body: onOtherPort })).body).toMatchObject({
      hasEmailPass: true,
    });
    for (const changes of [
      { emailUser: 'other@example.com' },
      { smtpHost: 'mail.evil.example' },
      { emailService: 'gmail', smtpHost: undefined, smtpPort: undefined },
    ]) {
      await save(person);
      const body = { ...withoutPass, ...changes };
      expect(await person.answer(settings.updateEmail, { body })).toMatchObject({
        status: 200,
        body: { hasEmailPass: false },
      });
      expect((await firmItem(person)).emailPassSealed).toBeUndefined();
    }
  });

  it('forgets host and port when the service knows them, and takes port 587 if none is given', async () => {
    const person = await system.someone();
    expect((await save(person, { smtpPort: undefined })).body).toMatchObject({ smtpPort: 587 });
    expect((await save(person, { emailService: 'yahoo' })).body).toMatchObject({
      smtpHost: null,
      smtpPort: null,
    });
  });

  it.each([
    [{ smtpHost: undefined }, 'smtpHost'],
    [{ smtpHost: '' }, 'smtpHost'],
    [{ smtpHost: 'mail example com' }, 'smtpHost'],
    [{ smtpHost: 'http://mail.example.com' }, 'smtpHost'],
    [{ smtpPort: 25 }, 'smtpPort'],
    [{ smtpPort: 5432 }, 'smtpPort'],
    [{ emailService: 'outlook' }, 'emailService'],
    [{ emailUser: '' }, 'emailUser'],
  ])('refuses %j', async (changes, path) => {
    const person = await system.someone();
    expect(await save(person, changes)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it("'s sealed password opens nothing in another firm's record", async () => {
    const [one, two] = await Promise.all([system.someone(), system.someone()]);
    const { host: smtpHost, port: smtpPort, user: emailUser, pass: emailPass } = server;
    for (const person of [one, two]) await save(person, { smtpHost, smtpPort, emailUser, emailPass });
    await setOnFirm(two.firmId, { emailPassSealed: (await firmItem(one)).emailPassSealed });
    expect((await one.answer(settings.testEmail)).status).toBe(200);
    const before = server.received.length;
    const log = vi.spyOn(logger, 'error').mockReturnValue();
    expect((await two.answer(settings.testEmail)).status).toBe(500);
    expect(server.received).toHaveLength(before);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('a test mail', () => {
  it('goes to the user’s own address through the platform', async () => {
    const person = await system.someone();
    const { status, body } = await person.answer(settings.testEmail);
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Test email sent successfully!' } });
    expect(await mailTo(system.services.inbox, person.email)).toHaveLength(1);
  });

  it('goes through their own account once there is one, and says what is wrong with it', async () => {
    const person = await system.someone();
    const { host: smtpHost, port: smtpPort, user: emailUser, pass: emailPass } = server;
    const account = { emailService: 'smtp', emailUser, emailPass, smtpHost, smtpPort };
    await person.answer(settings.updateEmail, { body: account });
    expect((await person.answer(settings.testEmail)).status).toBe(200);
    const mail = server.received.find(({ to }) => JSON.stringify(to).includes(person.email));
    expect(mail?.subject).toBe('Test email from Fettle');
    await person.answer(settings.updateEmail, { body: { ...account, emailPass: 'wrong' } });
    expect(await person.answer(settings.testEmail)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('refused the sign-in') },
    });
    const others = await mailTo(system.services.inbox, person.email);
    expect(others.filter(({ subject }) => subject.startsWith('Test'))).toEqual([]);
  });

  it.each([
    ['a mail that is too large', { mail: '552 5.3.4 Message too big' }, 'It said: 552 5.3.4 Message too big'],
    ['a full mailbox', { mail: '550 5.7.1 Looks like\tspam' }, '550 5.7.1 Looks like spam'],
    ['its sender', { MAIL: '553 5.7.1 Not your address' }, 'refused this email. It said: 553 5.7.1 Not your'],
    ['its reader', { RCPT: '550 5.1.1 Nobody' }, "the client's address. It said: 550 5.1.1 Nobody"],
    ['the mail before it is sent', { DATA: '554 5.5.0 No' }, 'It said: 554 5.5.0 No'],
    ['everybody', { greeting: '554 5.3.2 Go away' }, 'It said: 554 5.3.2 Go away'],
    ['a greeting', { EHLO: '500 What?', HELO: '500 What?' }, 'It said: 500 What?'],
    ['to ask for a password', { EHLO: '250 here', AUTH: '503 5.5.1 No such command' }, 'refused the sign-in'],
    ['an end of its own greeting', { greeting: '220-a\r\n'.repeat(200_000) }, 'wouldn’t connect'],
  ])('says in the words of the server that it refused %s', async (_, manners, words) => {
    const person = await system.someone();
    const rude = await startRudeMailServer(manners);
    try {
      const { host: smtpHost, port: smtpPort } = rude;
      const account = { emailService: 'smtp', emailUser: 'robin@example.com', emailPass: 'x' };
      await person.answer(settings.updateEmail, { body: { ...account, smtpHost, smtpPort } });
      const { status, body } = await person.answer(settings.testEmail);
      expect({ status, body }).toEqual({
        status: 409,
        body: problem('not_now', expect.stringContaining(words)),
      });
    } finally {
      await rude.close();
    }
  });

  it('goes once when the same call comes twice at once', async () => {
    const person = await system.someone();
    const key = { 'idempotency-key': 'tap' };
    const replies = await Promise.all([1, 2, 3].map(() => person.answer(settings.testEmail, {}, key)));
    expect(replies.map(({ status }) => status).every((status) => [200, 409].includes(status))).toBe(true);
    expect((await person.answer(settings.testEmail, {}, key)).status).toBe(200);
    expect(await mailTo(system.services.inbox, person.email)).toHaveLength(1);
  });

  it('cannot be sent where no mail is set up', async () => {
    const person = await system.someone();
    const from = process.env.MAIL_FROM;
    delete process.env.MAIL_FROM;
    try {
      const { body } = await person.answer(settings.testEmail);
      expect(body).toEqual(problem('mail_not_set_up', 'Email service not configured'));
    } finally {
      process.env.MAIL_FROM = from;
    }
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { hour, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, settings, dashboard } = routes;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const begin = async (email: string) => {
  const person = await system.someone();
  const client = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const body = { invoiceNumber: 'INV-7', clientId: client.id, amount: 80, dueDate: '2026-01-31' };
  const { id } = await person.call(invoices.create, { body });
  return { person, client, invoiceId: id, remind: () => person.answer(invoices.remind, { params: { id } }) };
};

const events = (person: Someone) => person.call(dashboard.activity, {});

/** Late in the evening, so that a reminder is due again a few hours later, within one session. */
const evening = () => setClock('2026-07-01T21:00:00Z');

/** Waits for the notification, and returns what the user is told. */
const told = (person: Someone, kind: string) =>
  vi.waitFor(
    async () => {
      const found = (await events(person)).find((event) => event.kind === kind);
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 60_000 },
  );

describe('mail to the simulator, as in AWS', () => {
  it.each([
    [
      'bounce@simulator.amazonses.com',
      'mail_bounced',
      'Emails to bounce@simulator.amazonses.com bounce. Check the address.',
    ],
    [
      'complaint+late@simulator.amazonses.com',
      'mail_complained',
      'complaint+late@simulator.amazonses.com marked your email as spam. Ask them for another address, or set up your own email account in Settings.',
    ],
  ])(
    '%s: the user is told, and no more mail goes there until the address changes',
    async (email, kind, message) => {
      const moveOn = evening();
      const { person, client, invoiceId, remind } = await begin(email);
      expect((await remind()).status).toBe(200);
      expect(await told(person, kind)).toMatchObject({
        label: 'Harbour Café',
        subject: 'clients',
        subjectId: client.id,
      });
      moveOn(4 * hour);
      expect(await remind()).toMatchObject({ status: 409, body: { message } });
      expect(await person.call(invoices.get, { params: { id: invoiceId } })).toMatchObject({
        reminderCount: 1,
      });
      const params = { id: client.id };
      await person.call(clients.update, { params, body: { name: 'Harbour Café Ltd', email } });
      expect((await remind()).status).toBe(409);
      const right = `right-${invoiceId}@example.com`;
      await person.call(clients.update, { params, body: { name: 'Harbour Café', email: right } });
      expect((await remind()).status).toBe(200);
      expect(await mailTo(system.services.inbox, right)).toHaveLength(1);
    },
  );

  it("leaves the user's own mail account to its own provider", async () => {
    const moveOn = evening();
    const { person, remind } = await begin('bounce+own@simulator.amazonses.com');
    await remind();
    await told(person, 'mail_bounced');
    const { user: emailUser, pass: emailPass, host: smtpHost, port: smtpPort } = server;
    const account = { emailService: 'smtp', emailUser, emailPass, smtpHost, smtpPort } as const;
    await person.call(settings.updateEmail, { body: account });
    moveOn(4 * hour);
    expect((await remind()).status).toBe(200);
    expect(server.received).toHaveLength(1);
  });
});

describe('what SES says', () => {
  const address = 'ann@example.com';
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: `Ann <${address}>` }] };
  const complaint = { complainedRecipients: [{ emailAddress: address }] };
  const hear = async (message: string) => {
    const { handler } = await import('./handler.ts');
    await asLambda('bounces', handler)({ Records: [{ Sns: { Message: message } }] } as never);
  };
  const mailOf = ({ person, client }: Awaited<ReturnType<typeof begin>>) => ({
    tags: { 'ses:configuration-set': ['x'], firmId: [person.firmId], clientId: [`${client.id}`] },
  });

  it('is acted on once, however often it comes', async () => {
    const known = await begin('Ann@Example.com');
    const message = JSON.stringify({ eventType: 'Bounce', bounce, mail: mailOf(known) });
    await Promise.all([hear(message), hear(message)]);
    await hear(JSON.stringify({ eventType: 'Complaint', complaint, mail: mailOf(known) }));
    const kinds = (await events(known.person)).map(({ kind }) => kind);
    expect(kinds).toEqual(['mail_bounced', 'invoice_created', 'client_created']);
  });

  it.each([
    ['a bounce that passes', { eventType: 'Bounce', bounce: { ...bounce, bounceType: 'Transient' } }],
    [
      'mail taken out of the spam folder',
      { eventType: 'Complaint', complaint: { ...complaint, complaintFeedbackType: 'not-spam' } },
    ],
    [
      'another address than the client has by now',
      {
        eventType: 'Bounce',
        bounce: { ...bounce, bouncedRecipients: [{ emailAddress: 'old@example.com' }] },
      },
    ],
    ['a delivery', { eventType: 'Delivery' }],
    ['a test mail to the user', { eventType: 'Bounce', bounce, mail: { tags: { firmId: ['someone'] } } }],
    [
      "somebody else's client",
      { eventType: 'Bounce', bounce, mail: { tags: { firmId: ['someone'], clientId: ['1'] } } },
    ],
  ])('%s changes nothing', async (_, said) => {
    const known = await begin(address);
    await hear(JSON.stringify({ mail: mailOf(known), ...said }));
    expect((await events(known.person))[0]).toMatchObject({ kind: 'invoice_created' });
    expect((await known.remind()).status).toBe(200);
  });

  it('may be a greeting to a new topic', async () => {
    await hear('Successfully validated SNS topic for Amazon SES event publishing.');
  });
});

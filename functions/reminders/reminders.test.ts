import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReminderStep } from '#shared/reminders/steps.ts';
import { routes } from '#shared/routes.ts';
import { asLambda } from '../../local/gateway/running.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { day, rightClockAfterEach, setClock } from '../testing/clock.ts';
import { mailTo } from '../testing/inbox.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';

const system = localSystem();
rightClockAfterEach();
const { clients, invoices, settings } = routes;
let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const due = '2026-03-10';
/** A morning at 09:00 in London, this many days after the due date. */
const morning = (days: number) => new Date(Date.parse(`${due}T09:00:00Z`) + days * day).toISOString();

// Imported late, because entities read the environment when they load.
const runReminders = async () => {
  const { receiveInProcess } = await import('#functions/lib/queue.ts');
  receiveInProcess('reminders', asLambda('sender', (await import('./sender.ts')).handler));
  return asLambda('planner', (await import('./planner.ts')).handler)();
};

let counter = 0;
const begin = async ({ on = true, dueDate = due } = {}) => {
  // Signs in today and then sets the clock back, so that the trial starting now covers every morning in these tests.
  vi.useRealTimers();
  const person = await system.someone();
  setClock(morning(0));
  if (on) await person.call(settings.updateReminders, { body: { remindersOn: true } });
  const email = `late${++counter}-${process.pid}@example.com`;
  const client = await person.call(clients.create, { body: { name: 'Harbour Café', email } });
  const body = { invoiceNumber: 'INV-7', clientId: client.id, amount: 80, dueDate };
  const invoice = await person.call(invoices.create, { body });
  return { person, client, invoice, body, mails: () => mailTo(system.services.inbox, email) };
};
const read = (person: Someone, id: number) => person.call(invoices.get, { params: { id } });

describe('the morning run', () => {
  it('reminds 1, 7, 14 and 30 days after the due date, and on no other day', async () => {
    const { mails } = await begin();
    const sentOn: number[] = [];
    for (let days = 0; days <= 32; days++) {
      setClock(morning(days));
      const before = (await mails()).length;
      await runReminders();
      if ((await mails()).length > before) sentOn.push(days);
    }
    expect(sentOn).toEqual([1, 7, 14, 30]);
  });

  it('keeps to the days that a firm chose, in its own words', async () => {
    const { person, mails } = await begin();
    const reminderDays: ReminderStep[] = [21, 3, 3];
    const chosen = { reminderDays, reminderWords: 'Please pay by bank transfer.' };
    expect(
      await person.call(settings.updateReminders, { body: { remindersOn: true, ...chosen } }),
    ).toMatchObject({ ...chosen, reminderDays: [3, 21] });
    // Omitted fields stay.
    await person.call(settings.updateReminders, { body: { remindersOn: true } });
    const sentOn: number[] = [];
    for (let days = 0; days <= 62; days++) {
      setClock(morning(days));
      const before = (await mails()).length;
      const { queued } = await runReminders();
      if ((await mails()).length > before) sentOn.push(days);
      if (days > 60) expect(queued).toBe(0);
    }
    expect(sentOn).toEqual([3, 21]);
    expect((await mails())[0]?.body.text).toContain('Please pay by bank transfer.');
    expect((await mails())[0]?.body.text).not.toContain('Please ignore this email');
    const none = await person.answer(settings.updateReminders, {
      body: { remindersOn: true, reminderDays: [] },
    });
    expect(none.status).toBe(400);
  });

  it('sends once when it runs twice, and once when two run at the same time', async () => {
    const { person, invoice, mails } = await begin();
    setClock(morning(1));
    await Promise.all([runReminders(), runReminders()]);
    await runReminders();
    expect(await mails()).toHaveLength(1);
    expect(await read(person, invoice.id)).toMatchObject({ reminderCount: 1, status: 'overdue' });
  });

  it('catches up a missed morning with one mail for the highest step passed', async () => {
    const { mails } = await begin();
    setClock(morning(16));
    await runReminders();
    setClock(morning(17));
    await runReminders();
    expect(await mails()).toHaveLength(1);
    setClock(morning(30));
    await runReminders();
    expect(await mails()).toHaveLength(2);
  });

  it('waits a day after a reminder by hand', async () => {
    const { person, invoice, mails } = await begin();
    setClock(morning(1));
    await person.call(invoices.remind, { params: { id: invoice.id } });
    await runReminders();
    expect(await mails()).toHaveLength(1);
    expect((await read(person, invoice.id)).lastRemindedBy).toBe(person.userId);
    setClock(morning(2));
    await runReminders();
    expect(await mails()).toHaveLength(2);
    // The schedule sent the last reminder; the first, which was also its sending, was by hand.
    expect(await read(person, invoice.id)).toMatchObject({ lastRemindedBy: null, sentBy: person.userId });
  });

  it('never reminds about a paid invoice, or for a user who hasn’t switched it on', async () => {
    const { person, invoice, body, mails } = await begin();
    const off = await begin({ on: false });
    setClock(morning(1));
    const { handler } = await import('./sender.ts');
    await person.call(invoices.update, { params: { id: invoice.id }, body: { ...body, status: 'paid' } });
    const message = JSON.stringify({ firmId: person.firmId, invoiceId: invoice.id });
    await asLambda('sender', handler)({ Records: [{ messageId: '1', body: message }] } as never);
    await runReminders();
    expect(await mails()).toEqual([]);
    expect(await off.mails()).toEqual([]);
  });

  it('begins anew when the due date is moved, and forgets a deleted invoice', async () => {
    const { person, invoice, body, mails } = await begin();
    setClock(morning(1));
    await runReminders();
    const later = { ...body, dueDate: '2026-03-12' };
    await person.call(invoices.update, { params: { id: invoice.id }, body: later });
    setClock(morning(2));
    await runReminders();
    expect(await mails()).toHaveLength(1);
    setClock(morning(3));
    await runReminders();
    expect(await mails()).toHaveLength(2);
    await person.call(invoices.remove, { params: { id: invoice.id } });
    setClock(morning(6));
    expect(await runReminders()).toEqual({ queued: 0 });
  });

  it('goes on past a user whose mail account fails, and tries theirs again the next morning', async () => {
    const broken = await begin();
    const account = { emailService: 'smtp' as const, emailUser: server.user, smtpPort: server.port };
    await broken.person.call(settings.updateEmail, {
      body: { ...account, smtpHost: server.host, emailPass: 'wrong' },
    });
    // Sequentially, because each moves the clock.
    const others = [await begin(), await begin()];
    setClock(morning(1));
    await runReminders();
    for (const { mails } of others) expect(await mails()).toHaveLength(1);
    await broken.person.call(settings.updateEmail, {
      body: { ...account, smtpHost: server.host, emailPass: server.pass },
    });
    setClock(morning(2));
    await runReminders();
    expect(server.received).toHaveLength(1);
    expect(await read(broken.person, broken.invoice.id)).toMatchObject({ reminderCount: 1 });
  });
});

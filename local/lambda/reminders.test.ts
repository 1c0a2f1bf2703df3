import { expect, it } from 'vitest';
import { mailTo } from '#functions/testing/inbox.ts';
import { addDays, today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { snsEvent } from '../ses/feedback.ts';
import { furnish, issueTo } from '../testing/furnish.ts';
import { bundlesWith } from './testing/bundles-with.ts';

const { clients, dashboard, invoices, jobs, settings } = routes;
const { system, ask, event: queued } = bundlesWith('reminders');

const dayMs = 24 * 60 * 60 * 1000;

it('the reminders’ bundles queue what is due, email it once and hear of a bounce', async () => {
  const person = await system.someone();
  await person.call(settings.updateReminders, { body: { remindersOn: true } });
  const email = 'late@example.com';
  await furnish(person);
  const dueDate = today(Date.now() - dayMs);
  const { client } = await issueTo(person, email, dueDate, 'INV-1');
  // The other's PDF is stored already.
  const { invoice } = await issueTo(person, 'other@example.com', dueDate, 'INV-2');
  expect((await person.answer(invoices.pdf, { params: { id: invoice.id } })).status).toBe(200);

  expect(await ask('planner', {})).toEqual({ queued: 2 });
  expect(await ask('sender', queued())).toEqual({ batchItemFailures: [] });
  expect(await ask('sender', queued())).toEqual({ batchItemFailures: [] });
  expect(await mailTo(system.services.inbox, email)).toHaveLength(1);

  const mail = { tags: { firmId: [person.firmId], clientId: [`${client.id}`] } };
  const bounce = { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] };
  await ask('bounces', snsEvent(JSON.stringify({ eventType: 'Bounce', bounce, mail })));
  const [event] = await person.call(dashboard.activity, {});
  expect(event).toMatchObject({ kind: 'mail_bounced', subjectId: client.id });
});

it('the visits’ bundles queue tomorrow’s visits and mark what they tell of', async () => {
  const person = await system.someone();
  await person.call(settings.updateAppointments, { body: { appointmentsOn: true } });
  const body = { name: 'Ada', email: 'visited@example.com' };
  const { id: clientId } = await person.call(clients.create, { body });
  const scheduledDate = addDays(today(), 1);
  const { id } = await person.call(jobs.create, {
    body: { title: 'Tap', clientId, scheduledDate, startTime: '09:00' },
  });
  expect(await ask('visits', {})).toEqual({ queued: 1 });
  expect(await ask('sender', queued())).toEqual({ batchItemFailures: [] });
  expect(await person.call(jobs.get, { params: { id } })).toMatchObject({ visitTold: scheduledDate });
});

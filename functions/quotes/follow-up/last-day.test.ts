import { expect, it, vi } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';
import { rightClockAfterEach, setClock } from '../../testing/clock.ts';
import { expectCounted } from '../../testing/counted.ts';
import { mailTo } from '../../testing/inbox.ts';
import { runReminders } from '../../testing/morning.ts';
import { sentQuotes } from '../../testing/quotes/sent.ts';

const system = localSystem();
rightClockAfterEach();
const { guest, quotes, jobs } = routes;
const { withQuote, answer } = sentQuotes(system);

const agreedOn = '2026-03-10';
const lastDay = '2026-03-24';
const at = (day: string) => setClock(`${day}T09:00:00Z`);

/** Agreed by phone, which sends no email. */
const accepted = async () => {
  vi.useRealTimers();
  const made = await withQuote({ followUps: true });
  at(agreedOn);
  await made.owner.call(quotes.answer, {
    params: made.params,
    body: { answer: 'accepted', how: 'phone' },
  });
  const subjects = async () =>
    (await mailTo(system.services.inbox, made.owner.email))
      .map(({ subject }) => subject)
      .filter((subject) => !subject.startsWith('Bank details changed'));
  return { ...made, subjects };
};

it('tells the trader on the last day that their customer may cancel, once', async () => {
  const { owner, params, subjects } = await accepted();
  for (const days of [0, 3, 7, 13]) {
    at(addDays(agreedOn, days));
    await runReminders();
  }
  expect(await subjects()).toEqual([]);
  at(lastDay);
  await Promise.all([runReminders(), runReminders()]);
  await runReminders();
  at(addDays(lastDay, 1));
  await runReminders();
  expect(await subjects()).toEqual(['Last day to cancel: quote Q-1 (Kitchen tap)']);
  const mails = await mailTo(system.services.inbox, owner.email);
  const mail = mails.find(({ subject }) => subject.startsWith('Last day'));
  expect(mail?.body.text).toContain('Ada Byron can cancel quote Q-1 (Kitchen tap) until the end of today');
  expect(mail?.body.html).toMatch(/href="[^"]+\/quotes\?id=\d+"[^>]*>Open Q-1</);
  expect(await owner.call(quotes.get, { params })).toMatchObject({ status: 'accepted' });
  await expectCounted(owner);
});

it('tells nobody of what was cancelled, cannot be any more, or whose day has passed', async () => {
  const cancelled = await accepted();
  vi.useRealTimers();
  const done = await withQuote();
  at(agreedOn);
  await answer(done.token, { startEarly: { asks: true, understands: true } });
  const [job] = await done.owner.call(jobs.list, {});
  for (const status of ['in_progress', 'completed'] as const)
    await done.owner.call(jobs.changeStatus, { params: { id: job?.id ?? 0 }, body: { status } });
  await system.nobody.answer(guest.cancel, { body: { token: cancelled.token, name: 'Ada' } });
  const missed = await accepted();
  at(lastDay);
  const told = async (email: string) =>
    (await mailTo(system.services.inbox, email)).filter(({ subject }) => subject.startsWith('Last day'));
  at(addDays(lastDay, 1));
  await runReminders();
  at(lastDay);
  await runReminders();
  for (const { owner } of [cancelled, done, missed]) expect(await told(owner.email)).toEqual([]);
});

import { expect } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { minutesOf, timeAt } from '../shared/calendar/hours.ts';
import { londonClock } from '../shared/calendar/instant.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { mondayOf } from '../shared/time/weeks.ts';
import { instantOf } from '../web/src/forms/time/instants.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { outboxIsHere } from './fixtures/cellar.ts';
import { furnish as furnishField, memberPage } from './fixtures/field.ts';
import { hold } from './fixtures/hold.ts';
import { test } from './fixtures/test.ts';

const { assignments, auth, clients, employees, firms, jobs, members, time } = routes;

/** The owner is an employee of their own firm, with a job today. */
const furnish = async (api: Api) => {
  const employee = await api.call(employees.create, {
    body: { firstName: 'Robin', lastName: 'Example', hourlyRate: 20 },
  });
  const { id: userId } = await api.call(auth.user, {});
  await api.call(members.update, { params: { userId }, body: { role: 'owner', employeeId: employee.id } });
  const client = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  const job = await api.call(jobs.create, {
    body: { title: 'Boiler service', clientId: client.id, scheduledDate: today() },
  });
  await api.call(assignments.create, { body: { jobId: job.id, employeeId: employee.id } });
  return { employeeId: employee.id, job };
};

/** The Monday of the last complete week. */
const lastMonday = () => addDays(mondayOf(today()), -7);
const at = (day: string, clock: string): string => `${day}T${clock}:00Z`;

test('the clock runs from tap to tap, on the job’s own page too', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { job } = await furnish(api);
  await page.goto('/time');
  const clock = page.getByRole('region', { name: 'Clock' });
  await expect(clock.getByText('Not clocked on')).toBeVisible();
  await expectAccessible(page);
  await clock.getByRole('button', { name: 'Choose job' }).click();
  await page.getByRole('button', { name: /Boiler service/ }).click();
  await expect(clock.getByText(/Working since/)).toBeVisible();
  await expect(clock.getByRole('link', { name: 'Boiler service' })).toBeVisible();
  await expectAccessible(page);
  await clock.getByRole('link', { name: 'Boiler service' }).click();
  await page.getByRole('button', { name: 'Stop clock' }).click();
  await expect(page.getByText('Clock not running')).toBeVisible();
  await page.getByRole('button', { name: 'Start clock' }).click();
  await expect(page.getByRole('button', { name: 'Stop clock' })).toBeVisible();
  await expect
    .poll(async () => (await api.call(time.now, {})).map(({ kind, jobId }) => [kind, jobId]))
    .toEqual([['work', job.id]]);
});

test('asks whoever is still clocked on after their hours, and ends the clock then', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { employeeId } = await furnish(api);
  const { hours } = await api.call(firms.rules, {});
  const minutes = minutesOf(londonClock(Date.now()).slice(11));
  // Their hours were over an hour ago or, in the night, at eleven the evening before.
  const isNight = minutes < 121;
  const day = addDays(today(), isNight ? -1 : 0);
  const end = isNight ? 23 * 60 : minutes - 60;
  const [began, over] = [timeAt(end - 60), timeAt(end)];
  const until = { from: '00:00', to: over };
  const always = Object.fromEntries(Object.keys(hours).map((weekday) => [weekday, until]));
  await api.call(firms.setRules, { body: { hours: always } });
  const from = instantOf(day, began);
  await api.call(time.punch, { body: { at: from, kind: 'work' } });
  await page.goto('/time');
  await expect(page.getByText('Still working?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `I stopped at ${over}` }).click();
  await expect(page.getByText('Still working?')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Clock' }).getByText('Not clocked on')).toBeVisible();
  // The screen shows it before it has arrived.
  await expect
    .poll(async () => (await api.call(time.list, { query: { from: day, to: day } })).intervals)
    .toMatchObject([{ employeeId, from, to: instantOf(day, over) }]);
});

test('clocks without a line, and sends it once there is one', { tag: '@one-size' }, async ({
  signedIn: page,
  context,
  api,
}) => {
  await furnish(api);
  await page.goto('/time');
  const clock = page.getByRole('region', { name: 'Clock' });
  await expect(clock.getByText('Not clocked on')).toBeVisible();
  await outboxIsHere(page);
  await context.setOffline(true);
  await clock.getByRole('button', { name: 'Clock on' }).click();
  await expect(clock.getByText(/Working since/)).toBeVisible();
  await clock.getByRole('button', { name: 'Break' }).click();
  await expect(clock.getByText(/On a break since/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await api.call(time.now, {})).map(({ kind }) => kind)).toEqual(['break']);
});

test('a week is put right with a reason, approved, and opened again', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { employeeId, job } = await furnish(api);
  const monday = lastMonday();
  const punch = (day: number, clock: string, kind: 'work' | 'break' | 'off') =>
    api.call(time.punch, {
      body: {
        ...{ employeeId, at: at(addDays(monday, day), clock), kind },
        ...(kind === 'work' && { jobId: job.id }),
      },
    });
  await punch(0, '08:00', 'work');
  await punch(0, '12:00', 'break');
  await punch(0, '12:30', 'work');
  await punch(0, '16:30', 'off');
  await punch(1, '08:00', 'work');
  await page.goto(`/time?week=${monday}`);
  // Nobody clocked off on Tuesday.
  await page.getByRole('button', { name: 'Say when it ended' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ended at').fill('07:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a time after 08:00')).toBeVisible();
  await dialog.getByLabel('Ended at').fill('15:00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Say when it ended' })).toHaveCount(0);

  await page.getByText(/^Mon /).click();
  await page.getByRole('button', { name: 'Correct work, 08:00' }).first().click();
  await dialog.getByLabel('From').fill('08:30');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say why in at least 3 characters')).toBeVisible();
  await dialog.getByLabel('Why is it changed?').fill('Traffic on the bridge');
  const letGo = await hold(page, '**/api/time/weeks/*');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Was work at 08:00. Why: Traffic on the bridge')).toBeVisible();
  await expect(page.getByText('14 h 30').first()).toBeVisible();
  // The week is the server's: an approval of another than it has would be refused.
  await expect(page.getByRole('button', { name: 'Approve week' })).toHaveCount(0);
  letGo();
  await expect(page.getByText('£290.00')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Approve week' }).click();
  await expect(page.getByText(/^Approved by Robin Example/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add time' })).toHaveCount(0);
  const [row] = await api.call(time.week, { params: { monday } });
  expect(row).toMatchObject({ state: 'approved', minutes: { work: 870, break: 30 } });

  await page.getByRole('button', { name: 'Reopen week' }).click();
  await dialog.getByLabel('Why?').fill('Friday was missing');
  await dialog.getByRole('button', { name: 'Reopen week' }).click();
  await expect(page.getByText(/^Reopened .*: Friday was missing$/)).toBeVisible();
});

test('a clock that ran for days is confirmed with a reason', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { employeeId } = await furnish(api);
  const monday = lastMonday();
  const wednesday = addDays(monday, 2);
  await api.call(time.punch, { body: { employeeId, at: at(monday, '08:00'), kind: 'work' } });
  await api.call(time.punch, { body: { employeeId, at: at(wednesday, '06:00'), kind: 'off' } });
  await page.goto(`/time?view=mine&week=${monday}`);
  await page.getByRole('button', { name: 'Say when it ended' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Did it really last until 06:00 on .*\?/)).toBeVisible();
  await dialog.getByLabel('Day').fill(wednesday);
  await dialog.getByLabel('Ended at').fill('06:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Say why in at least 3 characters')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Why did it last so long?').fill('Pumping out after the flood');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Say when it ended' })).toHaveCount(0);
  await expect(page.getByText('46 h').first()).toBeVisible();
  await page.getByText(/^Wed /).click();
  await expect(page.getByText('Why: Pumping out after the flood')).toBeVisible();
  await page.getByRole('button', { name: 'Approve week' }).click();
  await expect(page.getByText(/^Approved by Robin Example/)).toBeVisible();
});

test('a field worker who forgot the clock says in one tap when they stopped', { tag: '@one-size' }, async ({
  page,
  api: owner,
}) => {
  const { sam } = await furnishField(owner);
  await memberPage(owner, page, { employeeId: sam.id });
  const tuesday = addDays(lastMonday(), 1);
  const from = at(tuesday, '08:00');
  await owner.call(time.punch, { body: { employeeId: sam.id, at: from, kind: 'work' } });
  await page.goto(`/time?week=${lastMonday()}`);
  await expect(page.getByText('You left the clock running')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I stopped at 16:30' }).click();
  await expect(page.getByText('You left the clock running')).toHaveCount(0);
  await expect
    .poll(async () => (await owner.call(time.list, { query: { from: tuesday, to: tuesday } })).intervals)
    .toMatchObject([{ employeeId: sam.id, from, to: at(tuesday, '16:30'), forgotten: false }]);
});

test('a week warns of more than 48 hours on average, until they agree to more', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { employeeId } = await furnish(api);
  const alex = await api.call(employees.create, { body: { firstName: 'Alex', lastName: 'Example' } });
  const mondays = [addDays(lastMonday(), -7), lastMonday()];
  for (const whose of [employeeId, alex.id])
    for (const day of mondays.flatMap((monday) => [0, 1, 2, 3, 4].map((days) => addDays(monday, days))))
      for (const [clock, kind] of [
        ['07:00', 'work'],
        ['12:00', 'break'],
        ['12:30', 'work'],
        ['17:30', 'off'],
      ] as const)
        await api.call(time.punch, { body: { employeeId: whose, at: at(day, clock), kind } });
  const average = '50 h a week on average over 2 weeks. The limit is 48 hours';
  await page.goto(`/time?view=mine&week=${lastMonday()}`);
  const own = page.getByText(`You worked ${average}, unless you have agreed in writing to work more.`);
  await expect(own).toBeVisible();
  await expectAccessible(page);
  // A warning never keeps a week from being approved.
  await page.getByRole('button', { name: 'Approve week' }).click();
  await expect(page.getByText(/^Approved by Robin Example/)).toBeVisible();
  await expect(own).toBeVisible();

  await page.goto(`/employees?id=${alex.id}&week=${lastMonday()}`);
  const theirs = page.getByText(`They worked ${average}: plan fewer`);
  await expect(theirs).toBeVisible();
  const name = { firstName: 'Alex', lastName: 'Example' };
  const agreed = { params: { id: alex.id }, body: { ...name, optOut48: lastMonday() } };
  await api.call(employees.update, agreed);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Approve week' })).toBeVisible();
  await expect(theirs).toBeHidden();
});

test('the office approves every week that is clear at once, and takes the file for payroll', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await furnish(api);
  const monday = lastMonday();
  // Open all along, the page hears of what is handed in.
  await page.goto('/time?view=team');
  for (const firstName of ['Alex', 'Sam']) {
    const { id } = await api.call(employees.create, {
      body: { firstName, lastName: 'Example', hourlyRate: 18 },
    });
    const body = (clock: string, kind: 'work' | 'off') => ({
      body: { employeeId: id, at: at(addDays(monday, 2), clock), kind },
    });
    await api.call(time.punch, body('08:00', 'work'));
    await api.call(time.punch, body('12:00', 'off'));
    const rows = await api.call(time.week, { params: { monday } });
    const { hash = '' } = rows.find(({ employeeId }) => employeeId === id) ?? {};
    await api.call(time.submit, { params: { monday, employeeId: String(id) }, body: { hash } });
  }
  await page.getByRole('link', { name: '2 weeks to approve' }).click();
  const list = page.getByRole('list', { name: 'Weeks of the team' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByText('Handed in', { exact: true })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve 2 weeks' }).click();
  await expect(list.getByText('Approved')).toHaveCount(2);
  await expect(list.getByText('Not handed in')).toHaveCount(1);
  const href = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  expect(href).toBe(`/api/time/export?from=${monday}&to=${addDays(monday, 6)}`);
  await list.getByRole('button', { name: /Alex Example/ }).click();
  await expect(page.getByText('Alex Example').first()).toBeVisible();
  await expect(page.getByText(/^Approved by Robin Example/)).toBeVisible();
  await page.getByRole('button', { name: 'Team', exact: true }).first().click();
  await expect(list).toBeVisible();
});

test('the team says who is where, how much of the week is worked and what waits for the office', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { job } = await furnish(api);
  const monday = lastMonday();
  const sam = await api.call(employees.create, {
    body: { firstName: 'Sam', lastName: 'Example', phone: '07700 900123' },
  });
  const alex = await api.call(employees.create, { body: { firstName: 'Alex', lastName: 'Example' } });
  const since = new Date(Date.now() - 65 * 60_000).toISOString();
  await api.call(time.punch, {
    body: { employeeId: sam.id, at: since, kind: 'work', jobId: job.id },
  });
  const worked = (clock: string, kind: 'work' | 'off') =>
    api.call(time.punch, { body: { employeeId: alex.id, at: at(monday, clock), kind } });
  await worked('08:00', 'work');
  await worked('12:00', 'off');
  const rows = await api.call(time.week, { params: { monday } });
  const { hash = '' } = rows.find(({ employeeId }) => employeeId === alex.id) ?? {};
  const params = { monday, employeeId: String(alex.id) };
  await api.call(time.submit, { params, body: { hash } });
  await page.goto('/employees');
  const card = (name: string) => page.locator('[data-record]').filter({ hasText: name });
  await expect(card('Sam Example')).toContainText(/Boiler service since \d\d:\d\d/);
  await expect(card('Sam Example')).toContainText('of 42 h 30');
  await expect(card('Alex Example')).toContainText('Week to approve');
  await expect(card('Alex Example')).toContainText('Not invited');
  await expect(card('Robin Example')).toContainText('Not clocked on');
  // First those who need the office, then those at work.
  await expect(page.locator('[data-record] h2')).toHaveText(['Alex Example', 'Sam Example', 'Robin Example']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sam Example' }).click();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:07700900123');
  await expect(page.getByRole('heading', { name: /This week/ })).toBeVisible();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByText(/^1 h 0[56]$/).first()).toBeVisible();
  await expectAccessible(page);
  // The next step with Alex is their week, until it is shown.
  await page.goto(`/employees?id=${alex.id}`);
  await page.getByRole('link', { name: 'Check Their Week' }).click();
  await expect(page.getByRole('link', { name: 'Check Their Week' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Approve week' }).click();
  await expect(detail.getByText(/^Approved by Robin Example/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assign to Job', exact: true })).toBeVisible();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partitionOf, recounted } from '#functions/testing/partition.ts';
import { addDays, londonDate, today } from '#shared/dates.ts';
import { roundToPence } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { type Local, startLocal } from '../stack.ts';
import { type Api, apiFor } from '../testing/api-client.ts';
import { erase } from './erase.ts';
import { type Filled, fillDemo } from './fill.ts';
import { demoReceipts } from './receipts.ts';
import { demoEmail, demoFirmId, demoUserId } from './stores.ts';
import { demoCrews } from './team.ts';
import { demoYear } from './year.ts';

const { assignments, auth, employees, invoices, jobs, leave, photos, quotes, receipts, time } = routes;
const now = Date.UTC(2026, 10, 20, 15);
const yearAgo = Date.UTC(2025, 10, 20);

it('is the same for everybody on the same day', () => {
  expect(demoYear(now)).toEqual(demoYear(now));
  expect(demoCrews(demoYear(now), now)).toEqual(demoCrews(demoYear(now), now));
  expect(demoReceipts(yearAgo, now)).toEqual(demoReceipts(yearAgo, now));
});

it('buys something every month, to this one, and never tomorrow', () => {
  const dates = demoReceipts(yearAgo, now).map(({ input }) => input.receiptDate);
  expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(13);
  expect(dates.filter((date) => date.startsWith('2026-11')).length).toBeGreaterThan(2);
  expect(dates.filter((date) => date > londonDate(now))).toEqual([]);
});

describe('an account filled with the demo', () => {
  let local: Local;
  let told: Filled;
  let demo: Api;
  beforeAll(async () => {
    local = await startLocal({ quiet: true });
    told = await fillDemo(Date.now());
    demo = await apiFor(local.services, demoEmail);
  });
  afterAll(() => local.stop());

  it('can be signed in to, and has counters that are true', async () => {
    const { business, isTrialActive } = await demo.call(auth.user, {});
    expect({ business, isTrialActive }).toMatchObject({
      business: { tradingName: 'Demo Plumbing & Heating' },
      isTrialActive: true,
    });
    const { expected, found } = await recounted(demoFirmId);
    expect(found).toEqual(expected);
    const { recountFirm } = await import('#functions/upkeep/recount.ts');
    expect(await recountFirm(demoFirmId)).toBe(0);
    expect(told).toMatchObject({
      clients: found.clients,
      jobs: found.jobs_pending + found.jobs_in_progress + found.jobs_completed + found.jobs_cancelled,
      invoices: found.invoicesOpen + found.invoicesPaid,
    });
    const statuses = new Set((await demo.call(invoices.list, {})).map(({ status }) => status));
    expect(statuses).toEqual(new Set(['unpaid', 'paid', 'overdue']));
    const offered = (await demo.call(quotes.list, {})).map(({ status }) => status).sort();
    expect(offered).toEqual(['accepted', 'declined', 'draft', 'sent', 'sent', 'sent']);
    const owed = (await demo.call(invoices.list, {})).filter(({ balance }) => balance > 0);
    expect(owed.some(({ paid }) => paid > 0)).toBe(true);
  });

  it('has photos of what was done lately', async () => {
    const some = (await demo.call(jobs.list, {})).filter(({ title }) => title === 'Annual boiler service');
    const taken = await Promise.all(some.map(({ id }) => demo.call(photos.list, { params: { id } })));
    expect(taken.flat().map(({ stage }) => stage)).toEqual(expect.arrayContaining(['before', 'during']));
  });

  it('has a team at work on open and on finished jobs', async () => {
    const team = await demo.call(employees.list, {});
    const rows = await demo.call(assignments.list, {});
    const open = rows.filter(({ job }) => job?.status === 'pending' || job?.status === 'in_progress');
    expect(team.map(({ position }) => position).sort()).toEqual(['apprentice', 'general', 'plumber']);
    expect(await demo.call(employees.stats, {})).toEqual({
      totalEmployees: told.employees,
      activeEmployees: 3,
      totalAssignments: open.length,
      averageHourlyRate: 15.5,
    });
    expect(open.length).toBeGreaterThan(2);
    const done = rows.filter(({ job }) => job?.status === 'completed');
    expect(done.length).toBeGreaterThan(20);
    expect(done.every(({ job_assignments: { hoursWorked } }) => Number(hoursWorked) > 0)).toBe(true);
  });

  it('has a team with approved and open weeks, and people away', async () => {
    const monday = mondayOf(today());
    const statesOf = async (weeksAgo: number) => {
      const rows = await demo.call(time.week, { params: { monday: addDays(monday, -7 * weeksAgo) } });
      return rows.map(({ state, paidMinutes }) => [state, paidMinutes > 0]).sort();
    };
    const nothing = ['open', false];
    expect(await statesOf(2)).toEqual([['approved', true], ['approved', true], nothing]);
    expect(await statesOf(1)).toEqual([nothing, ['submitted', true], ['submitted', true]]);
    const away = await demo.call(leave.list, { query: { from: monday, to: addDays(monday, 30) } });
    expect(away.map(({ kind }) => kind).sort()).toEqual(['holiday', 'training']);
    const [newest] = await demo.call(jobs.list, {});
    expect(await demo.call(jobs.notes, { params: { id: newest?.id ?? 0 } })).toHaveLength(1);
  });

  it('has receipts that add up, with pictures that open', async () => {
    const list = await demo.call(receipts.list, {});
    const sum = (numbers: (number | null)[]) =>
      roundToPence(numbers.reduce((total: number, each) => total + (each ?? 0), 0));
    const vat = list.filter(({ isVatReceipt }) => isVatReceipt);
    expect(vat.length).toBeLessThan(list.length);
    for (const { vatAmount, amount } of vat) expect(vatAmount).toBe(roundToPence(Number(amount) / 6));
    expect(await demo.call(receipts.stats, {})).toEqual({
      totalReceipts: told.receipts,
      totalAmount: sum(list.map(({ amount }) => amount)),
      totalVatAmount: sum(vat.map(({ vatAmount }) => vatAmount)),
    });
    const picture = await fetch(list[0]?.fileUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBe(list[0]?.fileSize);
    expect(Math.max(...list.map(({ fileSize }) => fileSize))).toBeLessThan(40_000);
  });

  it('is erased whole before it is filled again', async () => {
    const { listKeys } = await import('#functions/lib/bucket.ts');
    const prefix = `receipts/${demoFirmId}/`;
    expect(await listKeys(prefix)).toHaveLength(told.receipts);
    await erase({ userId: demoUserId, firmId: demoFirmId, email: demoEmail });
    expect(await listKeys(prefix)).toEqual([]);
    expect(await partitionOf(demoFirmId)).toEqual([]);
  });
});

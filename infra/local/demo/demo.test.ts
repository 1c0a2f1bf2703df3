import { afterAll, beforeAll, expect, it } from 'vitest';
import { recounted } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { type Local, startLocal } from '../stack.ts';
import { apiFor } from '../testing/api-client.ts';
import { demoEmail, fillDemo } from './fill.ts';
import { demoYear } from './year.ts';

const now = Date.UTC(2026, 10, 20, 15);
let local: Local;

beforeAll(async () => {
  local = await startLocal({ quiet: true });
});
afterAll(() => local.stop());

it('is the same for everybody on the same day', () => {
  expect(demoYear(now)).toEqual(demoYear(now));
});

it('fills an account that can be signed in to, with counters that are true', async () => {
  const told = await fillDemo(Date.now());
  const demo = await apiFor(local.services, demoEmail);
  const { id, business, isTrialActive } = await demo.call(routes.auth.user, {});
  expect({ business, isTrialActive }).toMatchObject({
    business: { tradingName: 'Demo Plumbing & Heating' },
    isTrialActive: true,
  });
  const { expected, found } = await recounted(id);
  expect(found).toEqual(expected);
  expect(told).toEqual({
    clients: found.clients,
    jobs: found.jobs_pending + found.jobs_in_progress + found.jobs_completed + found.jobs_cancelled,
    invoices: found.invoicesOpen + found.invoicesPaid,
  });
  const statuses = new Set((await demo.call(routes.invoices.list, {})).map(({ status }) => status));
  expect(statuses).toEqual(new Set(['unpaid', 'paid', 'overdue']));
}, 60_000);

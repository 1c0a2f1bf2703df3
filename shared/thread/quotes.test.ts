import { describe, expect, it } from 'vitest';
import { clientStep } from './client-step.ts';
import {
  at,
  invoice,
  job,
  ofInvoice,
  ofJob,
  ofQuote,
  paid,
  place,
  quote,
  step,
  today,
} from './testing/papers.ts';

const agreed = [quote({ status: 'accepted', jobId: 2 })];

describe('the one next step', () => {
  it.each([
    ['draft', {}, { act: 'send_quote', id: 1 }],
    ['sent', { sentAt: at('2026-11-22') }, 'wait'],
    ['sent', { sentAt: at('2026-11-21') }, { act: 'remind_quote', id: 1 }],
    ['sent', { sentAt: at('2026-10-01'), validUntil: '2026-11-23' }, { act: 'renew_quote', id: 1 }],
    ['declined', {}, null],
    ['withdrawn', {}, null],
    ['cancelled', {}, null],
  ])('of a quote that is %s %j', (status, fields, expected) => {
    expect(step({ quotes: [quote({ status, ...fields })] }, ofQuote)).toEqual(expected);
  });

  it.each([
    [{ status: 'pending' }, { act: 'schedule_job', id: 2 }],
    [
      { status: 'pending', scheduledDate: '2026-11-30' },
      { act: 'start_job', id: 2 },
    ],
    [{ status: 'in_progress' }, { act: 'complete_job', id: 2 }],
    [{ status: 'completed' }, { act: 'create_invoice', id: 2 }],
    [{ status: 'cancelled' }, null],
  ])('of an agreed job that is %j', (fields, expected) => {
    expect(step({ quotes: agreed, jobs: [job(fields)] }, ofJob)).toEqual(expected);
    expect(step({ quotes: agreed, jobs: [job(fields)] }, ofQuote)).toEqual(expected);
  });

  const mayCancel = { status: 'pending', scheduledDate: '2026-11-25', cancelUntil: '2026-11-27' };

  it.each([
    [mayCancel, { act: 'ask_early', id: 1 }],
    [
      { ...mayCancel, scheduledDate: null },
      { act: 'schedule_job', id: 2 },
    ],
    [{ ...mayCancel, scheduledDate: '2026-11-28' }, null],
    [
      { ...mayCancel, cancelUntil: '2026-11-23' },
      { act: 'start_job', id: 2 },
    ],
    [
      { ...mayCancel, startEarly: true },
      { act: 'start_job', id: 2 },
    ],
    [
      { ...mayCancel, urgentRepair: { by: 'Robin', at: at(today) } },
      { act: 'start_job', id: 2 },
    ],
    [
      { ...mayCancel, status: 'in_progress' },
      { act: 'complete_job', id: 2 },
    ],
  ])('while its customer may cancel, of a job that is %j', (fields, expected) => {
    expect(step({ quotes: agreed, jobs: [job(fields)] }, ofJob)).toEqual(expected);
    expect(step({ quotes: agreed, jobs: [job(fields)] }, ofQuote)).toEqual(expected);
  });

  it('bills the rest after a deposit', () => {
    const jobs = [job({ status: 'completed' })];
    const quotes = [quote({ status: 'accepted', jobId: 2, deposit: { kind: 'percent', value: 20 } })];
    const deposit = invoice({ ...paid, amount: 20, paid: 20 });
    expect(step({ quotes, jobs, invoices: [deposit] }, ofJob)).toEqual({
      act: 'create_invoice',
      id: 2,
    });
    const rest = invoice({ ...paid, id: 4, amount: 80, paid: 80 });
    expect(step({ quotes, jobs, invoices: [rest, deposit] }, ofJob)).toBeNull();
  });

  it('of a quote goes before that of its job', () => {
    const some = {
      jobs: [job({ status: 'in_progress' })],
      quotes: [quote({ jobId: 2, status: 'draft' })],
      invoices: [invoice({})],
    };
    expect(step(some, ofJob)).toEqual({ act: 'complete_job', id: 2 });
    expect(step(some, ofInvoice)).toEqual({ act: 'send_invoice', id: 3 });
    expect(step(some, ofQuote)).toEqual({ act: 'send_quote', id: 1 });
  });
});

it('begins its rail with a quote', () => {
  expect(place({ quotes: [quote({ status: 'sent', sentAt: at(today) })] }, ofQuote)).toEqual({
    names: ['Quote', 'Job', 'Invoice', 'Paid'],
    now: 'quote',
    word: 'Sent',
    isDone: false,
  });
  expect(place({ quotes: agreed, jobs: [job({ status: 'in_progress' })] }, ofJob)).toMatchObject({
    names: ['Quote', 'Job', 'Invoice', 'Paid'],
    now: 'job',
    word: 'On site',
  });
});

it('of a client is a quote’s if nothing presses more', () => {
  const quotes = [quote({ status: 'draft' })];
  const nothing = { jobs: [], drafts: [], invoices: [] };
  expect(clientStep({ ...nothing, quotes }, today)).toEqual({ act: 'send_quote', id: 1 });
});

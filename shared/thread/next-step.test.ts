import { describe, expect, it } from 'vitest';
import {
  at,
  invoice,
  job,
  kept,
  ofInvoice,
  ofJob,
  paid,
  place,
  sent,
  step,
  today,
} from './testing/papers.ts';

describe('the one next step', () => {
  it.each([
    [{ status: 'pending' }, { act: 'start_job', id: 2 }],
    [{ status: 'in_progress' }, { act: 'complete_job', id: 2 }],
    [{ status: 'cancelled' }, null],
  ])('of a job that is %j', (fields, expected) => {
    expect(step({ jobs: [job(fields)] }, ofJob)).toEqual(expected);
  });

  const done = [job({ status: 'completed' })];

  it.each([
    [{}, { act: 'send_invoice', id: 3 }],
    [{ dueDate: '2026-11-01' }, { act: 'send_invoice', id: 3 }],
    [sent, { act: 'mark_paid', id: 3 }],
    [
      { ...sent, dueDate: '2026-11-23' },
      { act: 'remind_invoice', id: 3 },
    ],
    [
      { ...sent, dueDate: '2026-11-23', lastRemindedAt: at(today) },
      { act: 'mark_paid', id: 3 },
    ],
    [paid, null],
  ])('of a job with an invoice %j, which it asks for no second time', (fields, expected) => {
    const some = { jobs: done, invoices: [invoice({ lastRemindedAt: null, ...fields })] };
    expect(step(some, ofJob)).toEqual(expected);
    expect(step(some, ofInvoice)).toEqual(expected);
  });

  it('begins again after a void invoice, and ends a draft', () => {
    const isVoid = [invoice({ voidedAt: at('2026-11-20') })];
    expect(step({ jobs: done, invoices: isVoid }, ofJob)).toEqual({ act: 'create_invoice', id: 2 });
    const drafts = [{ ...kept, id: 7, jobId: 2 } as never];
    expect(step({ jobs: done, drafts }, ofJob)).toEqual({ act: 'open_draft', id: 7 });
  });

  it('of an invoice goes before that of its job', () => {
    const jobs = [job({ status: 'in_progress' })];
    expect(step({ jobs, invoices: [invoice({})] }, ofInvoice)).toEqual({ act: 'send_invoice', id: 3 });
    expect(step({ jobs, invoices: [invoice(paid)] }, ofInvoice)).toEqual({ act: 'complete_job', id: 2 });
  });
});

describe('the rail', () => {
  it('begins with the first record there is, and stands where the work is', () => {
    const jobs = [job({ status: 'in_progress' })];
    expect(place({ jobs }, ofJob)).toMatchObject({
      names: ['Job', 'Invoice', 'Paid'],
      now: 'job',
      word: 'On site',
    });
    expect(place({ invoices: [invoice({ jobId: null })] }, ofInvoice).names).toEqual(['Invoice', 'Paid']);
  });

  it('goes on to the invoice and to the payment', () => {
    const jobs = [job({ status: 'completed', completedAt: at('2026-11-20') })];
    expect(place({ jobs }, ofJob)).toMatchObject({ now: 'invoice', word: 'Not yet' });
    const late = [invoice({ ...sent, dueDate: '2026-11-20' })];
    expect(place({ jobs, invoices: late }, ofJob)).toMatchObject({ now: 'invoice', word: '4 days late' });
    expect(place({ jobs, invoices: [invoice(paid)] }, ofJob)).toMatchObject({
      now: 'paid',
      word: '20 Nov',
      isDone: true,
    });
  });
});

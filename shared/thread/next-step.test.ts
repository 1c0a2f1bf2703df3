import { describe, expect, it } from 'vitest';
import { nextStep } from './next-step.ts';
import { railOf } from './rail.ts';
import { type Of, type Papers, threadIn } from './thread.ts';

const today = '2026-11-24';
const at = (day: string) => `${day}T09:00:00.000Z`;
const kept = { userId: 'u', createdAt: at('2026-11-01'), updatedAt: at('2026-11-01') };

// Only the fields that a thread reads.
const quote = (fields: object) =>
  ({ ...kept, id: 1, jobId: null, total: 100, deposit: null, validUntil: '2026-12-24', ...fields }) as never;
const job = (fields: object) => ({ ...kept, id: 2, ...fields }) as never;
const bill = { id: 3, jobId: 2, amount: 100, credited: 0, paid: 0, balance: 100, dueDate: '2026-12-24' };
const invoice = (fields: object) =>
  ({ ...kept, ...bill, status: 'unpaid', sentAt: null, paidAt: null, voidedAt: null, ...fields }) as never;

const papers = (some: Partial<Papers>): Papers => ({
  jobs: [],
  quotes: [],
  drafts: [],
  invoices: [],
  ...some,
});
const step = (some: Partial<Papers>, of: Of) => nextStep(threadIn(papers(some), of), today);
const place = (some: Partial<Papers>, of: Of) => {
  const { marks, at, isDone } = railOf(threadIn(papers(some), of), today);
  return { names: marks.map(({ name }) => name), now: marks[at]?.kind, word: marks[at]?.word, isDone };
};

const ofQuote = { quoteId: 1 };
const ofJob = { jobId: 2 };
const ofInvoice = { invoiceId: 3 };
const paid = { status: 'paid', balance: 0, paid: 100, paidAt: at('2026-11-20') };
const sent = { sentAt: at('2026-11-20'), lastRemindedAt: null };

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

  const agreed = [quote({ status: 'accepted', jobId: 2 })];

  it.each([
    [{ status: 'pending' }, [], { act: 'start_job', id: 2 }],
    [{ status: 'pending' }, agreed, { act: 'schedule_job', id: 2 }],
    [{ status: 'pending', scheduledDate: '2026-11-30' }, agreed, { act: 'start_job', id: 2 }],
    [{ status: 'in_progress' }, agreed, { act: 'complete_job', id: 2 }],
    [{ status: 'completed' }, agreed, { act: 'create_invoice', id: 2 }],
    [{ status: 'cancelled' }, agreed, null],
  ])('of a job that is %j', (fields, quotes, expected) => {
    expect(step({ quotes, jobs: [job(fields)] }, ofJob)).toEqual(expected);
    if (quotes.length > 0) expect(step({ quotes, jobs: [job(fields)] }, ofQuote)).toEqual(expected);
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

  it('begins anew after a void invoice, ends a draft, and bills the rest after a deposit', () => {
    const isVoid = [invoice({ voidedAt: at('2026-11-20') })];
    expect(step({ jobs: done, invoices: isVoid }, ofJob)).toEqual({ act: 'create_invoice', id: 2 });
    const drafts = [{ ...kept, id: 7, jobId: 2 } as never];
    expect(step({ jobs: done, drafts }, ofJob)).toEqual({ act: 'open_draft', id: 7 });
    const quotes = [quote({ status: 'accepted', jobId: 2, deposit: { kind: 'percent', value: 20 } })];
    const deposit = invoice({ ...paid, amount: 20, paid: 20 });
    expect(step({ quotes, jobs: done, invoices: [deposit] }, ofJob)).toEqual({
      act: 'create_invoice',
      id: 2,
    });
    const rest = invoice({ ...paid, id: 4, amount: 80, paid: 80 });
    expect(step({ quotes, jobs: done, invoices: [rest, deposit] }, ofJob)).toBeNull();
  });

  it('of an invoice or a quote goes before that of its job', () => {
    const jobs = [job({ status: 'in_progress' })];
    const some = { jobs, invoices: [invoice({})], quotes: [quote({ jobId: 2, status: 'draft' })] };
    expect(step(some, ofJob)).toEqual({ act: 'complete_job', id: 2 });
    expect(step(some, ofInvoice)).toEqual({ act: 'send_invoice', id: 3 });
    expect(step(some, ofQuote)).toEqual({ act: 'send_quote', id: 1 });
    expect(step({ jobs, invoices: [invoice(paid)] }, ofInvoice)).toEqual({ act: 'complete_job', id: 2 });
  });
});

describe('the rail', () => {
  it('begins with the first record there is, and stands where the work is', () => {
    const jobs = [job({ status: 'in_progress' })];
    const quotes = [quote({ status: 'accepted', jobId: 2 })];
    expect(place({ quotes: [quote({ status: 'sent', sentAt: at(today) })] }, ofQuote)).toEqual({
      names: ['Quote', 'Job', 'Invoice', 'Paid'],
      now: 'quote',
      word: 'Sent',
      isDone: false,
    });
    expect(place({ quotes, jobs }, ofJob)).toMatchObject({ now: 'job', word: 'On site' });
    expect(place({ jobs }, ofJob).names).toEqual(['Job', 'Invoice', 'Paid']);
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

import { nextStep } from '../next-step.ts';
import { railOf } from '../rail.ts';
import { type Of, type Papers, threadIn } from '../thread.ts';

export const today = '2026-11-24';
export const at = (day: string) => `${day}T09:00:00.000Z`;
export const kept = { userId: 'u', createdAt: at('2026-11-01'), updatedAt: at('2026-11-01') };

// Only the fields that a thread reads.
export const quote = (fields: object) =>
  ({ ...kept, id: 1, jobId: null, total: 100, deposit: null, validUntil: '2026-12-24', ...fields }) as never;
export const job = (fields: object) => ({ ...kept, id: 2, ...fields }) as never;
const bill = { id: 3, jobId: 2, amount: 100, credited: 0, paid: 0, balance: 100, dueDate: '2026-12-24' };
export const invoice = (fields: object) =>
  ({ ...kept, ...bill, status: 'unpaid', sentAt: null, paidAt: null, voidedAt: null, ...fields }) as never;

const papers = (some: Partial<Papers>): Papers => ({
  jobs: [],
  drafts: [],
  invoices: [],
  ...some,
});
export const step = (some: Partial<Papers>, of: Of) => nextStep(threadIn(papers(some), of), today);
export const place = (some: Partial<Papers>, of: Of) => {
  const { marks, at, isDone } = railOf(threadIn(papers(some), of), today);
  return { names: marks.map(({ name }) => name), now: marks[at]?.kind, word: marks[at]?.word, isDone };
};

export const ofQuote = { quoteId: 1 };
export const ofJob = { jobId: 2 };
export const ofInvoice = { invoiceId: 3 };
export const paid = { status: 'paid', balance: 0, paid: 100, paidAt: at('2026-11-20') };
export const sent = { sentAt: at('2026-11-20'), lastRemindedAt: null };

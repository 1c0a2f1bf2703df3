import { invoiceStep, nextStep } from './next-step.ts';
import type { Act, NextStep } from './step.ts';
import { type Papers, threadIn } from './thread.ts';

/**
 * The actions that wait for the trader, most urgent first. A job that only has to start and a payment that only has to arrive are
 * not included.
 */
const pressing: readonly Act[] = [
  'remind_invoice',
  'send_invoice',
  'create_invoice',
  'open_draft',
  'complete_job',
  'send_quote',
  'renew_quote',
  'remind_quote',
];

const isPressing = (step: NextStep): step is Exclude<NextStep, 'wait' | null> =>
  step !== null && step !== 'wait' && pressing.includes(step.act);

/** A client's most urgent next step; null if there is none. `today` is a calendar date in Europe/London. */
export const clientStep = (papers: Papers, today: string) => {
  const alone = (papers.quotes ?? []).filter(({ jobId }) => jobId === null);
  const steps = [
    ...papers.jobs.map(({ id }) => nextStep(threadIn(papers, { jobId: id }), today)),
    ...alone.map(({ id }) => nextStep(threadIn(papers, { quoteId: id }), today)),
    ...papers.invoices.filter(({ jobId }) => jobId === null).map((invoice) => invoiceStep(invoice, today)),
  ].filter(isPressing);
  return steps.sort((a, b) => pressing.indexOf(a.act) - pressing.indexOf(b.act))[0] ?? null;
};

import { type Issueable, issueableTo } from '#functions/invoices/issue/paper.ts';
import { makeInvoice } from '#functions/invoices/new-invoice.ts';
import { holdNumber } from '#functions/invoices/references.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { write } from '#functions/lib/transact.ts';
import { numberForDraft } from '#functions/numbering/invoice-number.ts';
import type { SeriesMoved } from '#functions/numbering/series.ts';
import { today } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { depositOver } from '#shared/lines/deposit.ts';
import type { Line } from '#shared/lines/line.ts';
import { groupsOf } from '#shared/lines/sums.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';
import type { SentQuote } from '../versions/document.ts';
import type { Around } from './around.ts';
import type { GivenAnswer } from './given.ts';

const wordsOf = ({ deposit, kind, number, title }: SentQuote): string => {
  const share = deposit?.kind === 'percent' ? `Deposit of ${deposit.value}%` : 'Deposit';
  return `${share} for ${kind} ${number}: ${title}`;
};

/** The lines of a deposit's invoice, one for each VAT code accepted; none if no deposit is asked for. `total` is in pounds. */
export const depositLines = (sent: SentQuote, chosen: readonly number[], total: number): Line[] => {
  const pence = depositPence(toPence(total), sent.deposit);
  if (pence === 0) return [];
  return depositOver(groupsOf(sent, chosen), pence)
    .filter(({ net, amount }) => net !== 0 || amount !== 0)
    .map(({ vat, net, amount }) => ({
      ...{ kind: 'deposit' as const, description: wordsOf(sent), quantity: 1, unit: 'each', vat },
      ...{ unitPrice: toPounds(net), vatAmount: toPounds(amount) },
    }));
};

interface ForDeposit {
  around: Around;
  given: GivenAnswer;
  job: { id: number; title: string };
  /** In pounds. */
  total: number;
}

const issueOf = ({ around, job }: ForDeposit, lines: Line[]) => {
  const { firm, client, sent } = around;
  const { reverseCharge } = sent;
  // A future tax point on the quote doesn't apply to the deposit: its invoice comes first and creates its own (VATA 1994 s.6(4)).
  const taxPoint = sent.taxPoint && sent.taxPoint <= today() ? sent.taxPoint : undefined;
  const given = { clientId: client.id, jobId: job.id, reverseCharge, taxPoint, workDescription: sent.title };
  return issueableTo(
    firm,
    { client, job: { ...around.job, ...job }, workAt: sent.workAt },
    { ...given, lines },
    lines,
  );
};

/**
 * Sending refuses a quote that could not be invoiced, but the trader's details may have changed since. When a customer accepts,
 * nobody can fix them, so the trader must invoice the deposit by hand.
 */
const issueUnlessStuck = (of: ForDeposit, lines: Line[]): Issueable | undefined => {
  try {
    return issueOf(of, lines);
  } catch (error) {
    if (of.given.how === 'guest' && error instanceof Refusal) return undefined;
    throw error;
  }
};

/**
 * The invoice of a deposit, due today, with its writes except those for the counters; undefined if no deposit is asked for. If the
 * trader answers, throws 409 naming any legal obstacle.
 */
export const depositOf = async (of: ForDeposit, again: SeriesMoved | undefined) => {
  const { firm, client, sent } = of.around;
  const lines = depositLines(sent, of.given.chosen ?? [], of.total);
  const issue = lines.length > 0 ? issueUnlessStuck(of, lines) : undefined;
  if (!issue) return undefined;
  const { firmId } = firm;
  const drawn = await numberForDraft(firm, { again, known: of.around.series });
  const pointing = { clientId: client.id, jobId: of.job.id, workDescription: sent.title, dueDate: today() };
  const input = { ...issue.fields, ...pointing, invoiceNumber: drawn.number };
  const { invoice } = makeInvoice(firmId, newId(), input);
  const { issued, ...paper } = issue.paper(invoice);
  const writes = [
    write(invoiceEntity.create(invoice), () => new Moved()),
    ...paper.writes,
    holdNumber(firmId, invoice, drawn.taken),
    ...drawn.writes,
  ];
  return { invoice, issued, writes };
};

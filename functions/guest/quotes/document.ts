import { buyerOn, showsVat } from '#functions/invoices/issue/as-paper.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import { rightToCancelOf } from '#functions/quotes/right-to-cancel.ts';
import { londonDate, today } from '#shared/dates.ts';
import { wordingNow, wordingOf } from '#shared/guest/quotes/wording.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import { refundBy } from '#shared/uk/cancellation.ts';
import { trulyBeside } from '../beside.ts';
import type { Beside, Guest } from '../opened.ts';
import { owedOf } from '../owed.ts';
import { shownClient, shownSeller } from '../parties.ts';
import type { OpenedQuote } from './opened.ts';

const answeredOf = ({ answer, name, at, chosen, total, startEarly, cancelledAt }: StoredAnswer) => ({
  answer,
  name: name ?? null,
  at,
  chosen: chosen ?? [],
  total,
  startEarly: startEarly ?? null,
  cancelledAt: cancelledAt ?? null,
  refundBy: cancelledAt ? refundBy(londonDate(cancelledAt)) : null,
});

const owedBeside = async ({ invoice }: Beside, connect: Guest['connect']) => {
  if (!invoice?.issued) return null;
  const { document, at } = invoice.issued;
  return owedOf(invoice.invoice, await sellerOf(document.seller), { issuedAt: at, connect });
};

/** What the quote led to: its deposit invoice, and the day its job is planned for. */
const consequencesOf = async ({ quote, answer }: OpenedQuote, { link, beside: read, connect }: Guest) => {
  const beside = await trulyBeside(link, read, { jobId: quote.jobId, invoiceId: answer?.invoiceId });
  const workOn = beside.job?.startDate ?? beside.job?.scheduledDate ?? null;
  return { workOn, invoice: await owedBeside(beside, connect) };
};

const wordingFor = (answer: StoredAnswer | undefined) => {
  const n = answer?.evidence?.wording ?? wordingNow;
  return { n, ...wordingOf(n) };
};

/** A quote as its customer sees it: the version last sent, its answer, and what that led to. */
export const guestQuoteOf = async (opened: OpenedQuote, guest: Guest) => {
  const { quote, sent, sha256, answer } = opened;
  const [seller, consequences] = await Promise.all([sellerOf(sent.seller), consequencesOf(opened, guest)]);
  const sentOn = londonDate(sent.sentAt);
  const { number, title, lines, pricesInclude, discount, taxPoint, priceKind, contract } = sent;
  const sums = sumsOf(sent, answer?.chosen);
  const { validUntil, deposit, message, terms, version } = sent;
  return {
    ...{ kind: 'quote' as const, number, title, lines, pricesInclude, sums, priceKind, contract },
    ...{ sentOn, validUntil, version, hash: sha256, discount: discount ?? null, taxPoint: taxPoint ?? null },
    ...{ deposit: deposit ?? null, message: message ?? null, terms: terms ?? null },
    workAt: sent.workAt ?? null,
    seller: shownSeller(seller, showsVat(sent.seller, taxPoint ?? sentOn)),
    client: shownClient(buyerOn(sent.buyer)),
    status: shownQuoteStatus({ status: quote.status, validUntil }, today()),
    changedOn: version > 1 ? sentOn : null,
    ...rightToCancelOf(sent, seller, answer),
    wording: wordingFor(answer),
    answered: answer ? answeredOf(answer) : null,
    ...consequences,
  };
};

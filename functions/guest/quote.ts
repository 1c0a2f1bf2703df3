import { buyerOn, showsVat } from '#functions/invoices/issue/as-paper.ts';
import { jobEntity } from '#functions/jobs/entity.ts';
import { batchGet } from '#functions/lib/table.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import { londonDate, today } from '#shared/dates.ts';
import { wordingNow, wordingOf } from '#shared/guest/wording.ts';
import { shownQuoteStatus } from '#shared/quotes/status.ts';
import { refundBy } from '#shared/uk/cancellation.ts';
import type { OpenedQuote } from './opened.ts';
import { owedOf } from './owed.ts';
import { shownClient, shownSeller } from './parties.ts';
import { invoiceKeys, openedInvoiceOf } from './read.ts';
import { rightToCancelOf } from './right-to-cancel.ts';

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

const invoiceOf = async ([Invoice, Issued]: (object | undefined)[]) => {
  const opened = openedInvoiceOf(Invoice, Issued);
  if (!opened?.issued) return null;
  const { invoice, issued } = opened;
  return owedOf(invoice, await sellerOf(issued.document.seller), issued.at);
};

/** What came of the quote: its deposit's invoice, and the day that its job is planned for. */
const consequencesOf = async ({ quote, answer }: OpenedQuote) => {
  const { userId, jobId } = quote;
  const { invoiceId } = answer ?? {};
  const items = await batchGet([
    ...(jobId ? [jobEntity.get({ userId, id: jobId }).params().Key] : []),
    ...(invoiceId ? invoiceKeys(userId, invoiceId) : []),
  ]);
  const [Job] = jobId ? items : [];
  const job = Job ? jobEntity.parse({ Item: Job }).data : null;
  const workOn = job?.startDate ?? job?.scheduledDate ?? null;
  return { workOn, invoice: invoiceId ? await invoiceOf(items.slice(jobId ? 1 : 0)) : null };
};

const wordingFor = (answer: StoredAnswer | undefined) => {
  const n = answer?.evidence?.wording ?? wordingNow;
  return { n, ...wordingOf(n) };
};

/** A quote as its customer sees it: the version that was sent, how it was answered, and what came of that. */
export const guestQuoteOf = async (opened: OpenedQuote) => {
  const { quote, sent, sha256, answer } = opened;
  const [seller, consequences] = await Promise.all([sellerOf(sent.seller), consequencesOf(opened)]);
  const sentOn = londonDate(sent.sentAt);
  const { number, title, lines, pricesInclude, discount, taxPoint, sums, priceKind, contract } = sent;
  const { validUntil, deposit, message, terms, version } = sent;
  return {
    ...{ kind: 'quote' as const, number, title, lines, pricesInclude, sums, priceKind, contract },
    ...{ sentOn, validUntil, version, hash: sha256, discount: discount ?? null, taxPoint: taxPoint ?? null },
    ...{ deposit: deposit ?? null, message: message ?? null, terms: terms ?? null },
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

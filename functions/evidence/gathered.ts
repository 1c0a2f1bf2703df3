import { clientToBill } from '#functions/clients/references.ts';
import { creditsOf } from '#functions/invoices/credits/read.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import { claimsOf } from '#functions/invoices/late/read.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { lettersOf } from '#functions/letters/about-invoice.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { photoEntity } from '#functions/photos/entity.ts';
import { quoteAnswerEntity } from '#functions/quotes/answer/entity.ts';
import type { StoredQuote } from '#functions/quotes/read.ts';
import { readVersion } from '#functions/quotes/versions/read.ts';
import type { FirmId } from '#shared/firms/ids.ts';

const all = { pages: 'all', consistent: true } as const;

const photosOf = async (firmId: FirmId, jobId: number | undefined) =>
  jobId ? (await photoEntity.query.byJob({ firmId, jobId }).go(all)).data : [];

/** The sent quotes of the invoice's job, oldest first. Reads from an index are not consistent. */
const quotesOf = async (firmId: FirmId, clientId: number, jobId: number | undefined) => {
  if (!jobId) return [];
  const { data } = await quoteEntity.query
    .byClient({ firmId, clientId })
    .where((quote, { eq }) => eq(quote.jobId, jobId))
    .go({ pages: 'all' });
  return Promise.all(data.filter(({ version }) => version !== undefined).map(withAnswer));
};

const withAnswer = async (quote: StoredQuote) => {
  const { firmId, id } = quote;
  const { data } = await quoteAnswerEntity.get({ firmId, id }).go({ consistent: true });
  const answer = data ?? undefined;
  const { document: sent } = await readVersion(firmId, id, answer?.version ?? quote.version ?? 1);
  return { sent, answer };
};

/** Everything known about an invoice that may prove the debt. Throws 404. */
export const gather = async (firm: StoredFirm, id: number) => {
  const { firmId } = firm;
  const invoice = await readInvoice(firmId, id);
  const { clientId, jobId } = invoice;
  const [client, issued, payments, letters, claims, credits, photos, quotes] = await Promise.all([
    clientToBill(firmId, clientId),
    readIssued(invoice),
    paymentsOf(firmId, id),
    lettersOf(firmId, id),
    claimsOf(invoice),
    creditsOf(invoice),
    photosOf(firmId, jobId),
    quotesOf(firmId, clientId, jobId),
  ]);
  return { firm, invoice, client, issued, payments, letters, claims, credits, photos, quotes };
};
export type Gathered = Awaited<ReturnType<typeof gather>>;

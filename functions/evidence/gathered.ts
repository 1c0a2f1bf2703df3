import { clientToBill } from '#functions/clients/references.ts';
import { creditsOf } from '#functions/invoices/credits/read.ts';
import { readIssued } from '#functions/invoices/issue/read.ts';
import { readInvoice } from '#functions/invoices/joined.ts';
import { claimsOf } from '#functions/invoices/late/read.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { lettersOf } from '#functions/letters/about-invoice.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { photoEntity } from '#functions/photos/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { quotesOf } from './quotes.ts';

const all = { pages: 'all', consistent: true } as const;

const photosOf = async (firmId: FirmId, jobId: number | undefined) =>
  jobId ? (await photoEntity.query.byJob({ firmId, jobId }).go(all)).data : [];

/** Everything known about an invoice that may prove the debt. Throws 404. */
export const gather = async (firm: StoredFirm, id: number) => {
  const { firmId } = firm;
  const invoice = await readInvoice(firmId, id);
  const { clientId, jobId } = invoice;
  const [client, issued, payments, letters, claims, credits, photos] = await Promise.all([
    clientToBill(firmId, clientId),
    readIssued(invoice),
    paymentsOf(firmId, id),
    lettersOf(firmId, id),
    claimsOf(invoice),
    creditsOf(invoice),
    photosOf(firmId, jobId),
  ]);
  return {
    ...{ firm, invoice, client, issued, payments, letters, claims, credits, photos },
    quotes: await quotesOf(firmId, clientId, jobId),
  };
};
export type Gathered = Awaited<ReturnType<typeof gather>>;

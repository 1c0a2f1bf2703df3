import { groupsOfAmount } from '#functions/invoices/credits/what-is-left.ts';
import { buyerOn, showsVat } from '#functions/invoices/issue/as-paper.ts';
import { workAtOf } from '#functions/jobs/references.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { shownLines } from '#shared/domain/invoices/lines.ts';
import { asSums } from '#shared/lines/sums.ts';
import { trulyBeside } from './beside.ts';
import type { Guest, OpenedInvoice } from './opened.ts';
import { owedOf } from './owed.ts';
import { shownClient, shownSeller } from './parties.ts';

type Issued = NonNullable<OpenedInvoice['issued']>;

const withLines = async (
  { invoice }: OpenedInvoice,
  { document, sha256, at }: Issued,
  { connect }: Guest,
) => {
  const seller = await sellerOf(document.seller);
  return {
    ...owedOf(invoice, seller, { issuedAt: at, connect }),
    ...shownLines(document),
    lines: document.lines,
    sums: document.sums,
    seller: shownSeller(seller, showsVat(document.seller, document.taxPoint)),
    client: shownClient(buyerOn(document.buyer)),
    hash: sha256,
    workDescription: document.work.description ?? null,
    workAt: document.work.site ?? null,
    notes: document.notes ?? null,
  };
};

/** The totals of an invoice with a single amount, with its VAT if known. */
const sumsOfAmount = (invoice: OpenedInvoice['invoice']) =>
  invoice.tax
    ? asSums(groupsOfAmount(invoice))
    : { net: invoice.amount, vat: 0, total: invoice.amount, byRate: [] };

/** Stands in for a deleted client. */
const nobody = { name: '' };

const ofOneAmount = async (
  firm: StoredFirm,
  { invoice }: OpenedInvoice,
  { link, beside: read, connect }: Guest,
) => {
  const { materialsCost, laborCost, workDescription, notes, clientId } = invoice;
  const [seller, { client = nobody }, workAt] = await Promise.all([
    sellerOf(firm),
    trulyBeside(link, read, { clientId }),
    workAtOf(firm.firmId, invoice.jobId),
  ]);
  return {
    ...owedOf(invoice, seller, { issuedAt: invoice.createdAt, connect }),
    lines: [],
    sums: sumsOfAmount(invoice),
    seller: shownSeller(seller, Boolean(invoice.vat)),
    client: shownClient(client),
    hash: null,
    materialsCost: materialsCost ?? null,
    laborCost: laborCost ?? null,
    workDescription: workDescription ?? null,
    workAt: workAt ?? null,
    notes: notes ?? null,
  };
};

/** An invoice as its customer sees it: the issued document and its current status. */
export const guestInvoiceOf = async (firm: StoredFirm, opened: OpenedInvoice, guest: Guest) => {
  const { issued } = opened;
  const shown = issued ? await withLines(opened, issued, guest) : await ofOneAmount(firm, opened, guest);
  return { kind: 'invoice' as const, ...shown };
};

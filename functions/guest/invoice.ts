import { buyerOn, showsVat } from '#functions/invoices/issue/as-paper.ts';
import { shownLinesOf } from '#functions/invoices/lines.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { trulyBeside } from './beside.ts';
import type { Beside, OpenedInvoice, StoredLink } from './opened.ts';
import { owedOf } from './owed.ts';
import { shownClient, shownSeller } from './parties.ts';

type Issued = NonNullable<OpenedInvoice['issued']>;

const withLines = async ({ invoice }: OpenedInvoice, { document, sha256, at }: Issued) => {
  const seller = await sellerOf(document.seller);
  return {
    ...owedOf(invoice, seller, at),
    ...shownLinesOf(document),
    lines: document.lines,
    sums: document.sums,
    seller: shownSeller(seller, showsVat(document.seller, document.taxPoint)),
    client: shownClient(buyerOn(document.buyer)),
    hash: sha256,
    workDescription: document.work.description ?? null,
    notes: document.notes ?? null,
  };
};

/** Of a client that is gone nothing is said. */
const nobody = { name: '' };

const ofOneAmount = async (user: StoredUser, { invoice }: OpenedInvoice, link: StoredLink, read: Beside) => {
  const { amount, materialsCost, laborCost, workDescription, notes, clientId } = invoice;
  const [seller, { client = nobody }] = await Promise.all([
    sellerOf(user),
    trulyBeside(link, read, { clientId }),
  ]);
  return {
    ...owedOf(invoice, seller, invoice.createdAt),
    lines: [],
    sums: { net: amount, vat: 0, total: amount, byRate: [] },
    seller: shownSeller(seller, false),
    client: shownClient(client),
    hash: null,
    materialsCost: materialsCost ?? null,
    laborCost: laborCost ?? null,
    workDescription: workDescription ?? null,
    notes: notes ?? null,
  };
};

/** An invoice as its customer sees it: what was issued, and how it stands today. */
export const guestInvoiceOf = async (
  user: StoredUser,
  opened: OpenedInvoice,
  link: StoredLink,
  read: Beside,
) => {
  const { issued } = opened;
  const shown = issued ? await withLines(opened, issued) : await ofOneAmount(user, opened, link, read);
  return { kind: 'invoice' as const, ...shown };
};

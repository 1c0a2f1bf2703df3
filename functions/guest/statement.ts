import { readInvoice } from '#functions/invoices/joined.ts';
import { linkTo } from '#functions/invoices/link.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { paperLink } from '#functions/links/new-link.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import type { StoredConnect } from '#functions/payments/connect/entity.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { Guest, OpenedStatement } from './opened.ts';
import { accountOf, payOf } from './owed.ts';
import { shownClient, shownSeller } from './parties.ts';

/** A statement as its client sees it, with no more about the client than its PDF says. */
export const guestStatementOf = async (
  firm: StoredFirm,
  { client, statement, listed }: OpenedStatement,
  connect: StoredConnect | undefined,
) => {
  const { clientId: _, open, ...told } = statement;
  const seller = await sellerOf(firm);
  const overdue = listed.reduce(
    (pence, { dueDate }, at) => (dueDate < told.asOf ? pence + toPence(open[at]?.balance ?? 0) : pence),
    0,
  );
  return {
    kind: 'statement' as const,
    ...told,
    open: listed.flatMap((invoice, at) => {
      const row = open[at];
      const onItsWay = toPounds(invoice.comingPence ?? 0);
      return row ? [{ ...row, onItsWay, pay: payOf(invoice, connect) }] : [];
    }),
    overdue: toPounds(overdue),
    seller: shownSeller(seller, false),
    client: shownClient(client),
    bank: told.owed > 0 ? accountOf(seller) : null,
  };
};

/**
 * The link of an invoice on the client's statement: the same one that its PDF shows, so that repeated views don't create more.
 * Throws 404 for any other invoice.
 */
export const linkOfInvoice = async ({ link, opened }: Guest, invoiceId: number) => {
  if (opened.kind !== 'statement') throw notFound();
  const invoice = await readInvoice(link.firmId, invoiceId);
  if (invoice.clientId !== link.id) throw notFound();
  return { url: await paperLink(linkTo(invoice)) };
};

import { readInvoice } from '#functions/invoices/joined.ts';
import { linkTo } from '#functions/invoices/link.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { paperLink } from '#functions/links/paper-link.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import type { StoredConnect } from '#functions/payments/connect/entity.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { Guest, OpenedStatement } from './opened.ts';
import { accountOf, payOf } from './owed.ts';
import { shownClient, shownSeller } from './parties.ts';

/** What a client owes, as they see it: of themselves no more than a paper says. */
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
 * The link of an invoice of the client whose statement it is: the one that its paper shows, so that looking often makes no more of
 * them. Throws 404 for any other.
 */
export const linkOfInvoice = async ({ link, opened }: Guest, invoiceId: number) => {
  if (opened.kind !== 'statement') throw notFound();
  const invoice = await readInvoice(link.firmId, invoiceId);
  if (invoice.clientId !== link.id) throw notFound();
  return { url: await paperLink(linkTo(invoice)) };
};

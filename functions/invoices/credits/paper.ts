import { clientToBill } from '#functions/clients/references.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { sha256 } from '#functions/lib/canonical.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { packText } from '#functions/lib/packed.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { londonDate } from '#shared/dates.ts';
import { materialsPence } from '#shared/invoices/cis.ts';
import { canonicalJson } from '#shared/kernel/canonical.ts';
import { asSums } from '#shared/lines/sums.ts';
import { buyerOf, type IssuedInvoice, sellerOf } from '../issue/document.ts';
import type { IssuedCredit } from './document.ts';
import { creditEntity, creditLinesEntity } from './entity.ts';
import type { Creditable, Crediting } from './what-is-left.ts';

export interface Crediter {
  firm: StoredFirm;
  invoice: StoredInvoice;
  /** The issued document of the invoice, if it has lines. */
  document: IssuedInvoice | undefined;
  creditable: Creditable;
  crediting: Crediting;
  reason: string | null | undefined;
}

/** The seller of the invoice: a VAT number given up since still belongs on its credit note. */
const sellerFor = (firm: StoredFirm, document: IssuedInvoice | undefined): IssuedCredit['seller'] => {
  const seller = sellerOf(firm);
  const vatNumber = seller.business?.vatNumber ?? document?.seller.business?.vatNumber;
  return { ...seller, business: { ...seller.business, ...(document && vatNumber && { vatNumber }) } };
};

/** The document of a credit note issued now. */
export const creditDocument = async (
  crediter: Crediter,
  number: string,
  at: string,
): Promise<IssuedCredit> => {
  const { firm, invoice, document, creditable, crediting, reason } = crediter;
  const issuedOn = londonDate(document?.issuedAt ?? invoice.createdAt);
  return {
    version: 1,
    kind: 'credit_note',
    number,
    issuedAt: at,
    credits: { id: invoice.id, number: invoice.invoiceNumber, issuedOn },
    seller: sellerFor(firm, document),
    buyer: document?.buyer ?? buyerOf(await clientToBill(firm.firmId, invoice.clientId)),
    reason,
    lines: crediting.lines,
    pricesInclude: creditable.pricesInclude,
    discount: crediting.discount,
    taxPoint: creditable.taxPoint,
    sums: asSums(crediting.groups),
  };
};

/** The stored credit note, and the writes for it and its document. */
export const noteOf = (crediter: Crediter, id: number, document: IssuedCredit) => {
  const { firmId, id: invoiceId, clientId } = crediter.invoice;
  const { number, issuedAt: at, sums } = document;
  const text = canonicalJson(document);
  const groups = crediter.crediting.groups.map(({ vat, net, amount }) => ({ vat, net, amount }));
  const materials = crediter.document?.cis && { materials: materialsPence(document) };
  const head = {
    ...{ firmId, id, ...madeNow(at), number, invoiceId, clientId },
    ...{ amount: sums.total, vat: sums.vat, sha256: sha256(text), groups, ...materials },
  };
  const writes: Write[] = [
    write(creditEntity.create(head), () => new IdTaken()),
    write(creditLinesEntity.put({ firmId, id, packed: packText(text) })),
  ];
  return { head, writes };
};

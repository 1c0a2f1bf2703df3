import { type UblCategory, ublIds, ublPaymentMeans, ublTypes } from '#shared/uk/ubl.ts';
import type { UblDocument, UblTax } from '#shared/uk/ubl-document.ts';
import { brokenUblRules } from '#shared/uk/ubl-rules.ts';
import type { EFigures } from './figures.ts';
import { type Account, type Party, ruledParty } from './parties.ts';

/** An invoice or a credit note in the terms of EN 16931. Days are `YYYY-MM-DD`. */
export interface EInvoice extends EFigures {
  kind: 'invoice' | 'credit_note';
  number: string;
  issued: string;
  due?: string | undefined;
  taxPoint?: string | undefined;
  /** At most one note (PEPPOL-EN16931-R002). */
  note: string;
  buyerReference: string;
  /** The invoice that a credit note corrects, or the deposit invoices that are deducted. */
  refersTo: { number: string; issued?: string }[];
  paymentTerms: string;
  seller: Party;
  buyer: Party;
  account: Account | null;
}

/** True if both parties have an address on the Peppol network. */
export const isForPeppol = ({ seller, buyer }: EInvoice): boolean =>
  seller.endpoint !== null && buyer.endpoint !== null;

export const typeOf = ({ kind }: EInvoice): number =>
  kind === 'invoice' ? ublTypes.invoice : ublTypes.creditNote;

/** True if everything is outside the scope of VAT: such a document must not contain a VAT number (BR-O-02). */
export const isOutsideScope = ({ subtotals }: EInvoice): boolean =>
  subtotals.length > 0 && subtotals.every(({ tax }) => tax.id === 'O');

const vatIdOn = (invoice: EInvoice, party: Party): string | null =>
  isOutsideScope(invoice) ? null : party.vatId;

export const named = (invoice: EInvoice, party: Party): Party => {
  const vatId = vatIdOn(invoice, party);
  const isNumbered = Boolean(vatId ?? party.companyNumber);
  return { ...party, vatId, partyId: isNumbered ? undefined : party.partyId };
};

const ruledTax = ({ id, percent, reason, reasonCode }: UblCategory): UblTax => ({
  category: id,
  percent,
  reason,
  reasonCode,
});

/** Converts the invoice to the form that the rules check. */
const ruled = (invoice: EInvoice): UblDocument => {
  const { totals, lines, allowances, subtotals, vat, account } = invoice;
  const isPeppol = isForPeppol(invoice);
  return {
    id: invoice.number,
    issueDate: invoice.issued,
    dueDate: invoice.due,
    paymentTerms: invoice.paymentTerms || undefined,
    type: typeOf(invoice),
    currency: 'GBP',
    customization: isPeppol ? ublIds.customization : ublIds.plainCustomization,
    profile: isPeppol ? ublIds.profile : undefined,
    buyerReference: invoice.buyerReference,
    notes: invoice.note ? 1 : 0,
    seller: ruledParty(named(invoice, invoice.seller)),
    buyer: ruledParty(named(invoice, invoice.buyer)),
    lines: lines.map((line, at) => ({
      ...line,
      ...ruledTax(line.tax),
      id: `${at + 1}`,
      name: line.description,
    })),
    allowances: allowances.map(({ amount, tax }) => ({ amount, category: tax.id, reason: 'Discount' })),
    taxTotals: [subtotals.map(({ taxable, amount, tax }) => ({ ...ruledTax(tax), taxable, tax: amount }))],
    ...totals,
    taxTotal: vat,
    allowanceTotal: allowances.reduce((sum, { amount }) => sum + amount, 0),
    rounding: 0,
    paymentMeans: account ? ublPaymentMeans.creditTransfer : undefined,
    account: account?.number,
  };
};

/** Rules that only Peppol has: the sender, the process and the address. */
const ofPeppolAlone = new Set(
  ['R001', 'R003', 'R004', 'R007', 'R010', 'R020'].map((rule) => `PEPPOL-EN16931-${rule}`),
);

/** The ids of the rules that the invoice breaks: those of EN 16931, and Peppol's if it goes through Peppol. */
export const brokenBy = (invoice: EInvoice): string[] => {
  const broken = brokenUblRules(ruled(invoice));
  return isForPeppol(invoice) ? broken : broken.filter((rule) => !ofPeppolAlone.has(rule));
};

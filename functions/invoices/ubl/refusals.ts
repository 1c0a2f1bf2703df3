import { mendingOf } from '#shared/invoices/mending.ts';
import { conflict, type Issue } from '#shared/kernel/refusal.ts';
import { brokenBy, type EInvoice } from './e-invoice.ts';

const inSettings = 'in Settings, under Business details';

const sellerNumber = (): Issue => ({
  path: 'sellerVatNumber',
  message: `Add your VAT number ${inSettings}. An e-invoice needs it`,
});

const buyerNumber = ({ buyer }: EInvoice): Issue => ({
  path: 'buyerVatNumber',
  message: `Add ${buyer.name}’s VAT number to the client. A reverse charge needs it`,
});

const mixed = (): Issue => ({
  path: 'lines',
  message: 'An e-invoice can’t mix No VAT items with others. Credit this invoice and create two',
});

type Words = (invoice: EInvoice) => Issue;
const missing =
  (path: 'sellerName' | 'sellerAddress' | 'buyerName' | 'buyerAddress'): Words =>
  ({ buyer }) => ({
    path,
    message: mendingOf(path, buyer.name),
  });

/** How to fix a broken rule, by the rule's id. */
const words: Record<string, Words> = {
  'BR-06': missing('sellerName'),
  'BR-07': missing('buyerName'),
  'BR-08': missing('sellerAddress'),
  'BR-10': missing('buyerAddress'),
  'BR-CO-26': sellerNumber,
  'BR-S-02': sellerNumber,
  'BR-Z-02': sellerNumber,
  'BR-E-02': sellerNumber,
  'BR-AE-02': (invoice) => (invoice.seller.vatId ? buyerNumber(invoice) : sellerNumber()),
  'BR-O-02': mixed,
  'BR-O-11': mixed,
  'BR-O-12': mixed,
};

const other =
  (rule: string): Words =>
  () => ({ path: 'lines', message: `The figures break the rule ${rule} of EN 16931. Send the PDF instead` });

/** Throws 409 with everything that breaks the rules of EN 16931 and Peppol, and how to fix each. */
export const refuseBroken = (invoice: EInvoice): void => {
  const found = brokenBy(invoice).map((rule) => (words[rule] ?? other(rule))(invoice));
  const issues = [...new Map(found.map((issue) => [issue.path + issue.message, issue])).values()];
  if (issues.length === 0) return;
  const what = issues.map(({ message }) => message).join('. ');
  throw conflict(`This can’t be an e-invoice yet. ${what}`, issues, 'not_lawful');
};

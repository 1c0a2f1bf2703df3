/** A line of a quote or an invoice, from somebody who isn't registered for VAT. */
export const hourOfWork = {
  kind: 'labour',
  description: 'Tap',
  quantity: 1,
  unit: 'hour',
  unitPrice: 45,
  vat: 'o',
} as const;

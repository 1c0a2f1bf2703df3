import { idParams } from '../fields.ts';
/** The documents an invoice can be handed over as, besides the letter. */
export const paperShapes = {
  pdf: {
    params: idParams,
    summary: 'The invoice as a PDF',
  },
  ubl: {
    params: idParams,
    summary:
      'An issued invoice as an e-invoice: UBL 2.1, EN 16931, and Peppol BIS 3 where both sides have an address there',
  },
  receiptPdf: {
    params: idParams,
    summary: 'The payments of an invoice and what is left to pay, as a PDF',
  },
} as const;

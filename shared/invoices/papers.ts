import { idParams } from '../fields.ts';
import { books } from '../members/roles.ts';
import { file } from '../route.ts';

const paper = { method: 'GET', access: 'business', params: idParams } as const;

/** What an invoice is handed over as, beside the letter that it goes with. */
export const paperRoutes = {
  pdf: {
    ...paper,
    path: '/api/invoices/{id}/pdf',
    roles: books,
    summary: 'The invoice as a PDF',
    reply: file('application/pdf'),
  },
  ubl: {
    ...paper,
    path: '/api/invoices/{id}/ubl',
    roles: books,
    summary:
      'An issued invoice as an e-invoice: UBL 2.1, EN 16931, and Peppol BIS 3 where both sides have an address there',
    reply: file('application/xml'),
  },
  receiptPdf: {
    ...paper,
    path: '/api/invoices/{id}/receipt.pdf',
    roles: books,
    summary: 'The payments of an invoice and what is left to pay, as a PDF',
    reply: file('application/pdf'),
  },
} as const;

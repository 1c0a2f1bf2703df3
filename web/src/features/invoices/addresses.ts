import { addressOf } from '#shared/call.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';

/** Where the PDF is that shows an invoice's payments. */
export const receiptAddress = (id: number): string =>
  addressOf(invoicesRoutes.receiptPdf, { params: { id } });

/** Where an invoice's PDF is. */
export const pdfAddress = (id: number): string => addressOf(invoicesRoutes.pdf, { params: { id } });

/** Where a credit note's PDF is. */
export const creditAddress = (id: number): string => addressOf(invoicesRoutes.creditPdf, { params: { id } });

/** Where the PDF of a claim or a letter before claim is. */
export const claimAddress = (id: number): string => addressOf(invoicesRoutes.claimPdf, { params: { id } });

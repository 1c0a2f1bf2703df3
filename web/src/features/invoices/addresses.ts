import { addressOf } from '#shared/call.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';

/** The URL of the PDF with an invoice's payments. */
export const receiptAddress = (id: number): string =>
  addressOf(invoicesRoutes.receiptPdf, { params: { id } });

/** The URL of an invoice's PDF. */
export const pdfAddress = (id: number): string => addressOf(invoicesRoutes.pdf, { params: { id } });

/** The URL of a credit note's PDF. */
export const creditAddress = (id: number): string => addressOf(invoicesRoutes.creditPdf, { params: { id } });

/** The URL of the PDF of a claim or a letter before claim. */
export const claimAddress = (id: number): string => addressOf(invoicesRoutes.claimPdf, { params: { id } });

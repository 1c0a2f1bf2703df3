import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { Opened } from './opened.ts';

/** The document of a link as a PDF. What makes it is large, and needed by few calls. */
export const fileFor = async (firm: StoredFirm, opened: Opened) => {
  if (opened.kind === 'quote')
    return (await import('#functions/quotes/pdf.ts')).fileAsItStands(opened.sent, opened.answer);
  if (opened.kind === 'statement')
    return (await import('#functions/invoices/statement/pdf.ts')).fileOfStatement(firm, opened);
  // What is due is told on the page alone.
  if (opened.kind === 'due') throw notFound();
  return (await import('#functions/invoices/pdf.ts')).fileOf(firm, opened.invoice);
};

import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import type { Opened } from './opened.ts';

/** The document of a link as a PDF. The code is loaded on demand, because it is large and few calls need it. */
export const fileFor = async (firm: StoredFirm, opened: Opened) => {
  if (opened.kind === 'quote')
    return (await import('#functions/quotes/pdf.ts')).fileAsItStands(opened.sent, opened.answer);
  if (opened.kind === 'statement')
    return (await import('#functions/invoices/statement/pdf.ts')).fileOfStatement(firm, opened);
  // What is due has no PDF, only the page.
  if (opened.kind === 'due') throw notFound();
  return (await import('#functions/invoices/pdf.ts')).fileOf(firm, opened.invoice);
};

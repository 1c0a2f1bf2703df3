import type { Mail } from '#functions/lib/mail/mail.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { statementFacts } from '#shared/invoices/statement-letter.ts';
import { fileOfStatement } from './pdf.ts';
import type { StatementOf } from './read.ts';

/** A statement's email with its PDF and a link to it. */
export const statementMail = async (
  firm: StoredFirm,
  { client, statement }: Pick<StatementOf, 'client' | 'statement'>,
  written: { subject: string; message: string; link: string },
): Promise<Omit<Mail, 'to' | 'about'>> => {
  const { bytes: content, fileName: filename } = await fileOfStatement(firm, { client, statement });
  const facts = statementFacts(statement);
  return letterMail({ seller: await sellerOf(firm), ...written, facts }, { filename, content });
};

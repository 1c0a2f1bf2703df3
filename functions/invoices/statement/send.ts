import { letterTo } from '#functions/clients/mailable.ts';
import { sentStatementEntity } from '#functions/letters/statement-entity.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import { sendMail } from '#functions/lib/mail/send.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { newId } from '#shared/ids.ts';
import {
  type SendStatementInput,
  type SentStatement,
  statementFacts,
  statementLetter,
} from '#shared/invoices/statement-letter.ts';
import { newStatementLink } from './link.ts';
import { fileOfStatement } from './pdf.ts';
import { statementOf } from './read.ts';

const mailOut = async (firm: StoredFirm, clientId: number, input: SendStatementInput): Promise<string> => {
  const { client, statement } = await statementOf(firm.firmId, clientId, {});
  const { to, subject, message } = await letterTo(firm, client, input);
  const seller = await sellerOf(firm);
  const usual = statementLetter(statement, { clientName: client.name, businessName: seller.name });
  const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
  const { bytes: content, fileName: filename } = await fileOfStatement(firm, { client, statement });
  const { url: link, writes } = await newStatementLink(client, to);
  await transact(writes);
  const facts = statementFacts(statement);
  const mail = letterMail({ seller, ...words, link, facts }, { filename, content });
  await sendMail(firm, { ...mail, to, about: { clientId, statement: true } });
  return words.subject;
};

/**
 * Mails a client what they owe, with its PDF and a link to it, as often as it is asked for, and keeps that it went out. Throws
 * 404, 409 when the firm's mail server will not, 429 on trial.
 */
export const sendStatement = (firm: StoredFirm, clientId: number, input: SendStatementInput, once: Once) =>
  claimed(once, async (): Promise<SentStatement> => {
    const subject = await mailOut(firm, clientId, input);
    const sent = { id: newId(), at: new Date().toISOString(), to: input.to, subject };
    const reply = { ...sent, trouble: null, troubleAt: null };
    const kept = sentStatementEntity.put({ firmId: firm.firmId, clientId, ...sent });
    await transact([write(kept), ...once.writes(reply)]);
    return reply;
  });

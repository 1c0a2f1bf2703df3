import { letterTo } from '#functions/clients/mailable.ts';
import { type Mailing, sendOrWait } from '#functions/letters/send-or-wait.ts';
import { sentStatementEntity } from '#functions/letters/statement-entity.ts';
import { claimed, type Once } from '#functions/lib/idempotency.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { shownLetter } from '#shared/domain/letters/shown.ts';
import { type SendStatementInput, statementLetter } from '#shared/invoices/statement-letter.ts';
import type { SentLetter } from '#shared/letters/letter.ts';
import { linkTo, newStatementLink } from './link.ts';
import { statementMail } from './mail.ts';
import { statementOf } from './read.ts';

const mailOut = async (firm: StoredFirm, clientId: number, input: SendStatementInput): Promise<Mailing> => {
  const { client, statement } = await statementOf(firm.firmId, clientId, {});
  const { to, subject, message } = await letterTo(firm, client, input);
  const seller = await sellerOf(firm);
  const usual = statementLetter(statement, { clientName: client.name, businessName: seller.name });
  const words = { subject: subject ?? usual.subject, message: message ?? usual.message };
  const { url: link, seed, writes } = await newStatementLink(client, to);
  await transact(writes);
  const mail = await statementMail(firm, { client, statement }, { ...words, link });
  const { epoch } = linkTo(client);
  const written = { kind: 'statement' as const, documentId: clientId, ...words, seed, epoch };
  return sendOrWait(firm, { ...mail, to, about: { clientId, statement: true } }, written);
};

/**
 * Emails a client their statement, with its PDF and a link, as often as the user asks, and records that it was sent. Throws 404,
 * 409 if the firm's mail server refuses, 429 on trial.
 */
export const sendStatement = (firm: StoredFirm, clientId: number, input: SendStatementInput, once: Once) =>
  claimed(once, async (): Promise<SentLetter> => {
    const { mailed, posted } = await mailOut(firm, clientId, input);
    const sent = { ...mailed, at: new Date().toISOString() };
    const reply = shownLetter(sent);
    const kept = sentStatementEntity.put({ firmId: firm.firmId, clientId, ...sent });
    await transact([write(kept), ...posted.writes, ...once.writes(reply)]);
    await posted.deliver();
    return reply;
  });

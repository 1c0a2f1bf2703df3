import { addDays, londonDate } from '../../../dates.ts';
import { holds } from '../../certificates/holds.ts';
import { clientNamed } from '../../clients/views.ts';
import type { RecordOf } from '../../reader.ts';
import { isOwed, type Looking, type Need, ofCertificate, ofInvoice, plain } from './need.ts';

/** How long a bounced statement is shown, in days. */
const statementDays = 30;

/** Certificates whose last letter to somebody bounced. */
export const bouncedCopies = (looking: Looking): Need[] => {
  const { db } = looking;
  const last = new Map<string, RecordOf<'letter'>>();
  for (const letter of db.all('letter')) {
    const key = `${letter.certificateId} ${letter.to.toLowerCase()}`;
    if (letter.certificateId !== null && !last.has(key)) last.set(key, letter);
  }
  return [...last.values()].flatMap(({ certificateId, trouble }): Need[] => {
    const certificate = trouble ? db.get('certificate', certificateId ?? 0) : undefined;
    return certificate && holds(certificate) ? [ofCertificate(looking, certificate, 'bounced')] : [];
  });
};

/** Invoices and clients whose last letter bounced. Quotes report theirs in their own step. */
export const bouncedLetters = (looking: Looking): Need[] => {
  const { db, today } = looking;
  const seen = new Set<string>();
  const letters = db.all('letter').filter(({ quoteId, certificateId }) => !quoteId && !certificateId);
  return letters.flatMap(({ invoiceId, clientId, trouble, at, subject }): Need[] => {
    const key = `${invoiceId} ${clientId}`;
    const isLast = !seen.has(key);
    seen.add(key);
    if (!isLast || !trouble) return [];
    const invoice = invoiceId === null ? undefined : db.get('invoice', invoiceId);
    if (invoice) return isOwed(invoice) ? [ofInvoice(looking, invoice, 'bounced')] : [];
    const client = clientId === null ? null : clientNamed(db, clientId);
    if (!client || londonDate(at) < addDays(today, -statementDays)) return [];
    return [{ ...plain, reason: 'bounced', of: 'client', id: client.id, name: subject, client: client.name }];
  });
};

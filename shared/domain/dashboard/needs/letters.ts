import { addDays, londonDate } from '../../../dates.ts';
import { clientNamed } from '../../clients/views.ts';
import { isOwed, type Looking, type Need, ofInvoice, plain } from './need.ts';

/** How long a bounced statement is shown, in days. */
const statementDays = 30;

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

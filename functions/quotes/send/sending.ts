import { clientToBill } from '#functions/clients/references.ts';
import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { workAtOf } from '#functions/jobs/references.ts';
import { quoteEntity } from '#functions/ledger/quote-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { caller } from '#functions/lib/tenant.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { refuseUnsendable, sendNow } from '#shared/domain/quotes/rules.ts';
import { ownNameOf } from '#shared/own-name.ts';
import { asRead } from '../as-read.ts';
import { contentHash } from '../content-hash.ts';
import { followUpKeys } from '../follow-up/keys.ts';
import type { WholeQuote } from '../read.ts';
import { documentOf, putVersion } from '../versions/new-version.ts';

/**
 * The writes for sending a quote, and the quote after it: a new version if its content has changed. Throws 409 for an answered
 * quote and for anything that prevents sending.
 */
export const sendingOf = async (firm: StoredFirm, quote: WholeQuote) => {
  const { firmId, id, number: label, title, working } = quote;
  const [client, workAt] = await Promise.all([
    clientToBill(firmId, quote.clientId),
    workAtOf(firmId, quote.jobId),
  ]);
  const ownName = ownNameOf(firm);
  refuseUnsendable({ business: firm.business ?? {}, ownName }, client, quote, today());
  const sentAt = nextInstant(quote.sentAt);
  const { isNew, changes: said } = sendNow(quote, { at: sentAt, by: caller() });
  const hashed = isNew && { sentHash: contentHash(title, working) };
  const changes = { ...said, ...hashed, ...followUpKeys({ ...quote, ...said, followedUp: 0 }) };
  const after: WholeQuote = {
    ...applied<Omit<WholeQuote, 'working'>>(quote, changes),
    working: quote.working,
  };
  const patch = quoteEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'changed'[])
    .where(asRead(quote));
  const writes: Write[] = [
    write(patch, () => new Moved()),
    ...(isNew ? [putVersion(quote, documentOf(firm, { client, workAt }, quote, sentAt))] : []),
    ...countFigures(firmId, [{ kind: 'quote', before: quote, after }]),
    ...note(firmId, { kind: 'quote_sent', label, subject: 'quotes', subjectId: id }),
  ];
  return { after, client, writes };
};

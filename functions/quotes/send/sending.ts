import { clientToBill } from '#functions/clients/references.ts';
import { note } from '#functions/dashboard/record.ts';
import { countFigures } from '#functions/figures/moved.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { asRead } from '../as-read.ts';
import { quoteEntity } from '../entity.ts';
import { followUpKeys } from '../follow-up/keys.ts';
import { headOf } from '../new-quote.ts';
import type { WholeQuote } from '../read.ts';
import { documentOf, putVersion } from '../versions/new-version.ts';
import { contentHash } from '../working.ts';
import { refuseUnsendable } from './sendable.ts';

/** What the head says once what is being worked on is what was sent. */
const versionOf = (quote: WholeQuote, version: number) => {
  const { title, working } = quote;
  const { deposit = null, ...head } = headOf(working);
  const sentHash = contentHash(title, working);
  return { ...head, deposit, version, sentHash, changed: null, status: 'sent' as const };
};

const refuseAnswered = ({ status }: WholeQuote): void => {
  if (status !== 'draft' && status !== 'sent') throw conflict(`It was ${status}. Copy it to send it again.`);
};

/**
 * What sending a quote writes, and the quote after it: another version where it says something else than the last one did. Throws 409
 * for an answered quote and for what keeps it from being sent.
 */
export const sendingOf = async (firm: StoredFirm, quote: WholeQuote) => {
  refuseAnswered(quote);
  const { firmId, id, version = 0, changed, number: label } = quote;
  const client = await clientToBill(firmId, quote.clientId);
  refuseUnsendable(firm, client, quote);
  const sentAt = nextInstant(quote.sentAt);
  const isNew = version === 0 || changed === true;
  const said = { sentAt, mailTrouble: null, ...(isNew && versionOf(quote, version + 1)) };
  const changes = { ...said, followedUp: null, ...followUpKeys({ ...quote, ...said, followedUp: 0 }) };
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
    ...(isNew ? [putVersion(quote, documentOf(firm, client, quote, sentAt))] : []),
    ...countFigures(firmId, [{ kind: 'quote', before: quote, after }]),
    ...note(firmId, { kind: 'quote_sent', label, subject: 'quotes', subjectId: id }),
  ];
  return { after, client, writes };
};

import { countFigures } from '#functions/figures/moved.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import { tellLinks } from '#functions/guest/tell-links.ts';
import { refuseVat } from '#functions/invoices/lines.ts';
import { namesFor } from '#functions/invoices/names.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import { today } from '#shared/dates.ts';
import { shownQuote } from '#shared/domain/quotes/shown.ts';
import { type Working, type Written, workingOf } from '#shared/domain/quotes/working.ts';
import { type QuoteUpdate, wholeQuote } from '#shared/quotes/contract.ts';
import { asRead } from './as-read.ts';
import { quoteEntity, quoteLinesEntity } from './entity.ts';
import { followUpKeys } from './follow-up/keys.ts';
import { relink } from './links.ts';
import { headOf } from './new-quote.ts';
import { readWhole, type WholeQuote, withSent } from './read.ts';
import { contentHash, packedWorking } from './working.ts';

type Given = Omit<QuoteUpdate, 'updatedAt'>;

const refuseFixed = ({ status, clientId }: WholeQuote, given: Given): void => {
  if (status !== 'draft' && status !== 'sent') throw conflict(`It was ${status}. Copy it to change it.`);
  if (status === 'draft' || given.clientId === clientId) return;
  const message = 'It’s been sent to this client. Copy it to quote another.';
  throw conflict(message, [{ path: 'clientId', message }], 'has_dependants');
};

/** What is worked on after an update: a field left out stays, `null` clears it. */
const workingAfter = ({ working }: WholeQuote, given: Given): Working =>
  workingOf(applied<Written>(working, given as object), today());

/** What of its head changes: of a quote that was sent, not what its sent version says. */
const changesOf = (current: WholeQuote, given: Given, working: Working) => {
  const { clientId, jobId, title = current.title, followUps } = given;
  const own = { clientId, jobId, title, followUps };
  const changed = contentHash(title, working) !== current.sentHash;
  const keys = followUpKeys({ ...current, followUps: followUps ?? current.followUps });
  const sent = { ...own, changed, ...keys };
  const { deposit = null, ...head } = headOf(working);
  return current.status === 'draft' ? { ...own, ...head, deposit } : sent;
};

const changeQuote = async (firm: StoredFirm, current: WholeQuote, given: Given) => {
  const { firmId, id } = current;
  refuseFixed(current, given);
  const working = workingAfter(current, given);
  refuseVat(firm, working);
  validate(wholeQuote, working);
  const updatedAt = nextInstant(current.updatedAt);
  const changes = { ...changesOf(current, given, working), updatedAt };
  const after = { ...applied(current, changes), working };
  const names = await namesFor(firmId, after);
  const patch = quoteEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'jobId'[])
    .where(asRead(current));
  await transact([
    write(patch, () => new Moved()),
    write(quoteLinesEntity.put({ firmId, id, packed: packedWorking(working) })),
    ...relink(current, after),
    ...countFigures(firmId, [{ kind: 'quote', before: current, after }]),
  ]);
  if (after.jobId && after.jobId !== current.jobId)
    await tellLinks(firmId, 'quote', id, { jobId: after.jobId });
  return shownQuote(await withSent(after), names);
};

/**
 * Changes a draft, or what is being worked on of a quote that was sent: its customer goes on seeing the sent version. Throws
 * 404, 400 as for a new one, 409 for a stale write, an answered quote, or another client for a sent one.
 */
export const updateQuote = (firm: StoredFirm, id: number, { updatedAt: basedOn, ...given }: QuoteUpdate) =>
  withLatest(
    () => readWhole(firm.firmId, id),
    basedOn,
    (current) => changeQuote(firm, current, given),
  );

import { conflict } from '../../kernel/refusal.ts';
import { sumsOf } from '../../lines/sums.ts';
import { ownNameOf } from '../../own-name.ts';
import { agreedLines } from '../../quotes/agreed.ts';
import type { AnswerInput } from '../../quotes/answer.ts';
import type { NewQuote, QuoteUpdate } from '../../quotes/contract.ts';
import type { QuoteLetter } from '../../quotes/letter.ts';
import { applied, withoutNulls } from '../applied.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import { addressed } from '../clients/addressed.ts';
import { newDraft } from '../invoices/drafts.ts';
import { refuseVat } from '../invoices/issuing.ts';
import { stands } from '../invoices/taken-off.ts';
import { recordId } from '../kinds.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type Reader, type RecordOf } from '../reader.ts';
import { ruled } from '../ruled.ts';
import { agreedBy, refuseChoice, rightOn } from './answering.ts';
import { businessOn, draftedQuote } from './drafted.ts';
import {
  contentOf,
  headChanges,
  likeQuote,
  refuseToRemove,
  refuseUnsendable,
  sendNow,
  withdrawnBy,
  workingAfter,
} from './rules.ts';
import { asSent } from './shown.ts';
import { type Working, workingIn } from './working.ts';

type Quote = RecordOf<'quote'>;
type Version = RecordOf<'quoteVersion'>;

const versionOn = (db: Reader, quoteId: number, version: number | undefined): Version | undefined =>
  version ? db.get('quoteVersion', recordId('quoteVersion', { quoteId, version })) : undefined;

/** The quote as it was answered, without later edits that were never sent. */
const standingOn = (db: Reader, quote: Quote): Quote => {
  const sent = quote.changed ? versionOn(db, quote.id, quote.version) : undefined;
  return sent && quote.answer ? asSent(quote, sent) : quote;
};

const create: Apply = (db, input, context) => [draftedQuote(db, bodyIn<NewQuote>(input), context)];

const copy: Apply = (db, input, context) => {
  const quote = db.get('quote', idIn(input));
  return quote && [draftedQuote(db, likeQuote(standingOn(db, quote)), context)];
};

/** A version's content with the defaults that a draft leaves open made explicit. */
const explicit = (working: Working): Working => ({
  ...workingIn(working),
  pricesInclude: working.pricesInclude ?? 'net',
});

const update: Apply = (db, input, { at, today }) => {
  const current = db.get('quote', idIn(input));
  if (!current) return undefined;
  const { updatedAt: _, ...given } = bodyIn<QuoteUpdate>(input);
  const working = workingAfter(current, given, today);
  refuseVat(businessOn(db), working, today);
  const sent = versionOn(db, current.id, current.version);
  const isAsSent = (title: string, next: Working): boolean =>
    sent !== undefined && contentOf(title, explicit(next)) === contentOf(sent.title, explicit(sent));
  const changes = headChanges(current, given, { working, isAsSent });
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('quote', current, { ...applied(current, { ...changes, updatedAt }), working })];
};

const remove: Apply = (db, input) => {
  const current = db.get('quote', idIn(input));
  if (!current) return undefined;
  refuseToRemove(current);
  const quoted = current.certificateId ? db.get('certificate', current.certificateId) : undefined;
  return [
    change('quote', current, undefined),
    // A new quote can then be made for the certificate's repairs.
    ...(quoted ? [change('certificate', quoted, { ...quoted, quoteId: null })] : []),
  ];
};

/** The version to send; the hash of the whole document is computed by the server. */
const newVersion = (
  { id: quoteId, title, working }: Quote,
  after: Quote,
  kind: Version['buyer'],
): Version => {
  const { total, validUntil, version = 1, sentAt = '' } = after;
  return {
    ...explicit(working),
    sums: sumsOf(working),
    ...{ quoteId, version, title, sentAt, hash: '', total, validUntil, buyer: kind },
  };
};

const send: Apply = (db, input, { at, today, userId }) => {
  const current = db.get('quote', idIn(input));
  const [client, settings, profile] = [
    current && db.get('client', current.clientId),
    db.get('settings', 'all'),
    db.get('profile', 'all'),
  ];
  if (!current || !client || !settings || !profile) return undefined;
  const ownName = ownNameOf(profile);
  refuseUnsendable({ business: settings.business, ownName }, client, current, today);
  const sentAt = current.sentAt ? laterThan(current.sentAt, at) : at;
  const { isNew, changes } = sendNow(current, { at: sentAt, by: userId });
  const after = applied(current, changes);
  const { kind, cisContractor } = client;
  const buyer = withoutNulls({ kind, cisContractor });
  return [
    change('quote', current, after),
    ...(isNew ? [change('quoteVersion', undefined, newVersion(current, after, buyer))] : []),
    ...addressed(client, bodyIn<QuoteLetter>(input).to, at),
  ];
};

const withdraw: Apply = (db, input, { at }) => {
  const current = db.get('quote', idIn(input));
  if (!current) return undefined;
  const updatedAt = laterThan(current.updatedAt, at);
  return [change('quote', current, { ...current, ...withdrawnBy(current), updatedAt })];
};

/** The server creates the job, if there is none, and the deposit invoice. */
const answer: Apply = (db, input, { at, today }) => {
  const current = db.get('quote', idIn(input));
  const sent = current && versionOn(db, current.id, current.version);
  if (!current || !sent) return undefined;
  if (current.status !== 'sent') return [];
  const { answer: said, how, chosen = [], name, note } = bodyIn<AnswerInput>(input);
  if (said === 'accepted') refuseChoice(sent, chosen);
  const answeredAt = laterThan(current.updatedAt, at);
  const job = said === 'accepted' && current.jobId ? db.get('job', current.jobId) : undefined;
  const agreed = agreedBy(sent, said, { chosen, today });
  const { total, cancelUntil } = agreed;
  const given = {
    ...{ answer: said, version: sent.version, how, total, at: answeredAt },
    ...withoutNulls({ name, note, cancelUntil, chosen: agreed.chosen, jobId: job?.id }),
  };
  const head = { title: sent.title, status: said, answeredAt, updatedAt: answeredAt };
  const after = { ...current, ...head, ...(said === 'accepted' && { total }), answer: given };
  const right = job && rightOn(job, { cancelUntil, startEarly: false });
  return [
    change('quote', current, after),
    ...(job ? [change('job', job, { ...job, ...right, updatedAt: laterThan(job.updatedAt, at) })] : []),
  ];
};

/** Drafts the final invoice. The server adds the deposit's lines, which depend on what happened to its invoice. */
const invoice: Apply = (db, input, context) => {
  const quote = db.get('quote', idIn(input));
  const sent = quote?.answer && versionOn(db, quote.id, quote.answer.version);
  if (!quote) return undefined;
  if (quote.status !== 'accepted') throw conflict('Only an accepted quote is invoiced');
  if (!quote.answer || !sent || quote.answer.invoiceId) return undefined;
  const before = quote.finalInvoiceId ? db.get('invoice', quote.finalInvoiceId) : undefined;
  if (quote.invoiceDraftId && db.get('draft', quote.invoiceDraftId)) return [];
  if (before && stands(before)) return [];
  const { pricesInclude, discount, reverseCharge, title, lines } = sent;
  const given = {
    ...{ clientId: quote.clientId, jobId: quote.jobId, workDescription: title },
    ...{ pricesInclude, discount, reverseCharge },
    lines: agreedLines(lines, quote.answer.chosen ?? []),
  };
  refuseVat(businessOn(db), given, context.today);
  const { draft, part } = newDraft(given, beginning(context), quote.id);
  return [
    change('draft', undefined, { ...draft, ...part }),
    change('quote', quote, { ...quote, invoiceDraftId: context.newId }),
  ];
};

const subject: MutationEntry['subject'] = (input) => `quote/${idIn(input)}`;

const named: MutationEntry['needs'] = (input) => {
  const { clientId, jobId } = bodyIn<{ clientId?: number; jobId?: number | null }>(input);
  return [...(clientId ? [`client/${clientId}`] : []), ...(jobId ? [`job/${jobId}`] : [])];
};

export const quoteMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/quotes',
    subject: (_, { newId }) => `quote/${newId}`,
    needs: named,
    apply: ruled(create),
  },
  { route: 'PUT /api/quotes/{id}', subject, needs: named, apply: ruled(update) },
  { route: 'DELETE /api/quotes/{id}', subject, apply: ruled(remove) },
  { route: 'POST /api/quotes/{id}/send', subject, apply: ruled(send) },
  { route: 'POST /api/quotes/{id}/withdraw', subject, apply: ruled(withdraw) },
  { route: 'POST /api/quotes/{id}/copy', subject, apply: ruled(copy) },
  { route: 'POST /api/quotes/{id}/answer', subject, apply: ruled(answer) },
  { route: 'POST /api/quotes/{id}/invoice', subject, apply: ruled(invoice) },
];

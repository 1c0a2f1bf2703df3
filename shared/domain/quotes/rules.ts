import { addDays } from '../../dates.ts';
import type { IssuingClient, IssuingSeller } from '../../invoices/issuing.ts';
import { refusalsOf } from '../../invoices/lawful.ts';
import { canonicalJson } from '../../kernel/canonical.ts';
import { conflict } from '../../kernel/refusal.ts';
import { sumsOf } from '../../lines/sums.ts';
import type { QuoteInput, QuoteUpdate } from '../../quotes/contract.ts';
import { defaultValidDays } from '../../quotes/status.ts';
import { unpricedIn } from '../../quotes/unpriced.ts';
import { applied, withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';
import { type Working, type Written, workingOf } from './working.ts';

type Quote = KeptOf<'quote'>;
/** The fields of a quote that sending and changing depend on. */
type Head = Omit<Quote, 'working' | 'answer'> & { working: Working };

interface Usual {
  quoteValidDays?: number | null | undefined;
  quoteTerms?: string | null | undefined;
}

/** Fills in the validity and terms from the settings if the input has none. */
export const withUsual = <Input extends QuoteInput>(
  { quoteValidDays, quoteTerms }: Usual,
  input: Input,
  today: string,
): Input => {
  const { validUntil = addDays(today, quoteValidDays ?? defaultValidDays), terms = quoteTerms ?? undefined } =
    input;
  return { ...input, validUntil, terms };
};

/** The fields of the head that depend on the content. */
export const headOf = (working: Working) => ({
  total: sumsOf(working).total,
  validUntil: working.validUntil,
  deposit: working.deposit,
});

/** A new draft of a quote. */
export const newQuote = <Own extends Pick<Quote, 'id' | 'madeBy' | 'createdAt' | 'updatedAt' | 'number'>>(
  input: QuoteInput,
  kept: Own,
  today: string,
) => {
  const working = workingOf(input, today);
  const { clientId, jobId, title, followUps } = input;
  const { total, validUntil } = headOf(working);
  return {
    ...withoutNulls({ jobId, followUps, ...headOf(working) }),
    ...{ ...kept, clientId, title, total, validUntil, working },
    status: 'draft' as const,
  } satisfies Head;
};

/** A canonical string of a quote's content, to detect changes. */
export const contentOf = (title: string, working: Working): string => canonicalJson({ title, ...working });

type Given = Omit<QuoteUpdate, 'updatedAt'>;

/** Throws 409 for an answered quote, or another client for a sent one. */
const refuseFixed = ({ status, clientId }: Head, given: Given): void => {
  if (status !== 'draft' && status !== 'sent') throw conflict(`It was ${status}. Copy it to change it.`);
  if (status === 'draft' || given.clientId === clientId) return;
  const message = 'It’s been sent to this client. Copy it to quote another.';
  throw conflict(message, [{ path: 'clientId', message }], 'has_dependants');
};

/**
 * The content after an update: fields left out stay, `null` clears. Throws 409 for an answered quote, or if a sent quote gets
 * another client.
 */
export const workingAfter = (current: Head, given: Given, today: string): Working => {
  refuseFixed(current, given);
  return workingOf(applied<Written>(current.working, given as object), today);
};

/**
 * The changes to the head. A sent quote keeps what its sent version says. `isAsSent` tells whether content equals the last sent
 * version.
 */
export const headChanges = (
  current: Head,
  given: Given,
  { working, isAsSent }: { working: Working; isAsSent: (title: string, working: Working) => boolean },
) => {
  const { clientId, jobId, title = current.title, followUps } = given;
  const own = { clientId, jobId, title, followUps };
  if (current.status !== 'draft') return { ...own, changed: !isAsSent(title, working) };
  const { deposit = null, ...head } = headOf(working);
  return { ...own, ...head, deposit };
};

/** Throws 409 for a quote that can no longer be sent. */
const refuseAnswered = ({ status }: Head): void => {
  if (status !== 'draft' && status !== 'sent') throw conflict(`It was ${status}. Copy it to send it again.`);
};

const unpriced = ({ certificateId, working }: Head) =>
  unpricedIn(certificateId !== undefined, working.lines).map((at) => ({
    path: `lines.${at}.unitPrice`,
    message: 'Enter a price',
  }));

/**
 * Throws 409 for an answered quote. Also throws 409 naming everything that would make accepting it fail, so that no customer
 * gets stuck: the legal requirements for its invoices (VAT Regulations 1995 reg. 14), and an expiry date that has passed.
 */
export const refuseUnsendable = (
  seller: IssuingSeller,
  client: IssuingClient,
  quote: Head,
  today: string,
): void => {
  refuseAnswered(quote);
  const { title, working } = quote;
  const passed = { path: 'validUntil', message: 'This date has passed. Choose a later one' };
  const document = { ...working, title };
  const findings = [
    ...(working.validUntil < today ? [passed] : []),
    ...unpriced(quote),
    ...refusalsOf({ seller, client, document, day: today }),
  ];
  if (findings.length > 0) throw conflict('Something is missing from this quote', findings, 'not_lawful');
};

/** The head once the content is sent at a moment. The version increases only if the content changed since the last one. */
export const sendNow = (quote: Head, { at, by }: { at: string; by: string | undefined }) => {
  const { version = 0, changed, working } = quote;
  const isNew = version === 0 || changed === true;
  const { deposit = null, ...head } = headOf(working);
  const next = { ...head, deposit, version: version + 1, changed: null, status: 'sent' as const };
  return {
    isNew,
    changes: { sentAt: at, sentBy: by ?? null, mailTrouble: null, followedUp: null, ...(isNew && next) },
  };
};

/** Withdraws a sent quote without an answer. Throws 409 for any other. */
export const withdrawnBy = ({ status }: Pick<Quote, 'status'>) => {
  if (status === 'draft') throw conflict('It hasn’t been sent. Delete it instead');
  if (status !== 'sent') throw conflict(`It’s already been ${status}`);
  return { status: 'withdrawn' as const };
};

/** Throws 409 if the quote was sent. */
export const refuseToRemove = ({ status }: Pick<Quote, 'status'>): void => {
  if (status !== 'draft') throw conflict('It’s been sent. Withdraw it instead');
};

/** A job created by acceptance belongs to the accepted quote; a copy of that quote is for new work. */
const jobFor = ({ status, jobId }: Head): number | undefined =>
  status === 'accepted' || status === 'cancelled' ? undefined : jobId;

/** A quote's content as the input of a new one, with the usual validity from today. */
export const likeQuote = (quote: Head): QuoteInput => {
  const { clientId, title, followUps, working } = quote;
  return {
    ...working,
    clientId,
    jobId: jobFor(quote),
    title,
    followUps,
    terms: working.terms ?? null,
    validUntil: undefined,
    taxPoint: undefined,
  };
};

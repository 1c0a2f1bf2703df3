import { dueQuoteKey, shardOf } from '#functions/lib/due-index.ts';
import { addDays, londonDate } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { followUpDays, type QuoteStatus } from '#shared/quotes/status.ts';

interface MayBeFollowedUp {
  firmId: FirmId;
  id: number;
  status: QuoteStatus;
  validUntil: string;
  sentAt?: string | undefined;
  followUps?: boolean | undefined;
  /** The last step sent, in days after the quote was sent. */
  followedUp?: number | undefined;
}

/** The day of the next follow-up; `undefined` if there is none. */
const nextOn = ({ status, sentAt, followUps, followedUp = 0, validUntil }: MayBeFollowedUp) => {
  const step = followUpDays.find((days) => days > followedUp);
  if (status !== 'sent' || !followUps || !sentAt || step === undefined) return undefined;
  const on = addDays(londonDate(sentAt), step);
  return on <= validUntil ? on : undefined;
};

/** A quote's keys in the due index; `null` removes it. A quote answered meanwhile is removed when it comes up. */
export const followUpKeys = (quote: MayBeFollowedUp) => {
  const on = nextOn(quote);
  if (on === undefined) return { dueShard: null, dueKey: null };
  return { dueShard: shardOf(quote.firmId), dueKey: dueQuoteKey(on, quote.firmId, quote.id) };
};

/** The key for the last day to cancel a quote, when its trader is told; empty if there is no such day. */
export const lastDayKeys = (firmId: FirmId, id: number, cancelUntil: string | null | undefined) =>
  cancelUntil ? { dueShard: shardOf(firmId), dueKey: dueQuoteKey(cancelUntil, firmId, id) } : {};

/** The latest step reached by a day; 0 if none. */
export const stepBy = ({ sentAt }: MayBeFollowedUp, day: string): number =>
  sentAt ? (followUpDays.findLast((days) => addDays(londonDate(sentAt), days) <= day) ?? 0) : 0;

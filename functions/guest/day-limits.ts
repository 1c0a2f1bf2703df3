import { held } from '#functions/lib/conditional.ts';
import { linkEntity } from '#functions/links/entity.ts';
import { today } from '#shared/dates.ts';
import { guestContract } from '#shared/guest/contract.ts';
import { perLinkAndDay } from '#shared/guest/limits.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { Contract } from '#shared/route.ts';
import type { StoredLink } from './opened.ts';

type Counted = keyof typeof perLinkAndDay;

const counts: Record<string, Counted> = {
  [guestContract.open.path]: 'opens',
  // The page polls after a customer returns from paying.
  [guestContract.payment.path]: 'opens',
  // An invoice opened from a statement is a document too.
  [guestContract.invoice.path]: 'opens',
  [guestContract.pdf.path]: 'pdfs',
  [guestContract.receipt.path]: 'pdfs',
  [guestContract.pay.path]: 'pays',
};

/** That somebody looked is recorded once, so it needs no limit. */
const countedAs = (route: Contract): Counted | undefined => {
  if (route.path === guestContract.seen.path) return undefined;
  return counts[route.path] ?? 'answers';
};

const sentences: Record<Counted, string> = {
  opens: 'This link has been opened too often today. Try again tomorrow',
  answers: 'Too many answers have come from this link today. Try again tomorrow',
  pdfs: 'This PDF has been downloaded too often today. Try again tomorrow',
  pays: 'Too many payments have been started from this link today. Try again tomorrow',
};

const beginDay = (hash: string, day: string, what: Counted) =>
  held(
    linkEntity
      .patch({ hash })
      .set({ day, opens: 0, answers: 0, pdfs: 0, pays: 0, [what]: 1 })
      .where((link, { notExists, lt }) => `${notExists(link.day)} OR ${lt(link.day, day)}`),
  );

const countOn = (hash: string, day: string, what: Counted) => {
  const most: number = perLinkAndDay[what];
  return held(
    linkEntity
      .patch({ hash })
      .add({ [what]: 1 })
      .where((link, { eq, lt }) => `${eq(link.day, day)} AND ${lt(link[what], most)}`),
  );
};

/** Counts a call on its link. Throws 429 over the limit for a day in London. */
export const countCall = async (link: StoredLink, route: Contract): Promise<void> => {
  const what = countedAs(route);
  if (what) await countAs(link, what);
};

/** Same, given what to count it as. */
export const countAs = async ({ hash, day }: StoredLink, what: Counted): Promise<void> => {
  const now = today();
  if (day !== now && (await beginDay(hash, now, what))) return;
  if (!(await countOn(hash, now, what))) throw new Refusal('daily_limit', sentences[what]);
};

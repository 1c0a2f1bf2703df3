import { money } from '#functions/lib/pence.ts';
import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { mayBeCancelled } from '#shared/domain/quotes/answering.ts';
import { isBusiness } from '#shared/invoices/issuing.ts';
import { toPence } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';
import type { ContractKind } from '#shared/quotes/fields.ts';

/**
 * The details in the notice and the form. `made` is the contract's date and `until` the last day to cancel; both known once
 * accepted.
 */
interface ToldOf {
  seller: {
    name: string;
    legalName?: string | null | undefined;
    address?: string | null | undefined;
    phone?: string | null | undefined;
    email?: string | null | undefined;
  };
  number: string;
  title: string;
  /** Formatted pounds, including VAT. */
  total: string;
  /** Likewise, if one is asked for. */
  deposit?: string | undefined;
  made?: string | undefined;
  until?: string | undefined;
}

const onOneLine = (text: string): string => text.split(/\s*\n\s*/).join(', ');

const whoOf = ({ seller: { name, legalName, address, phone, email } }: ToldOf): string =>
  [legalName && legalName !== name ? `${name} (${legalName})` : name, address, phone, email]
    .filter((part): part is string => Boolean(part))
    .map(onOneLine)
    .join(', ');

const periodOf = ({ until }: ToldOf): string =>
  until
    ? `The cancellation period ends at the end of ${formatDate(until)}.`
    : 'The cancellation period ends 14 days after the day on which you accept this quote.';

/**
 * The information a consumer must get before being bound (CCR reg 10, 13 and Sch 2), with the right to cancel in the model
 * notice's words (Sch 3 part A). Paragraphs are separated by empty lines.
 */
const cancellationText = (told: ToldOf): string =>
  [
    `Your contract is with ${whoOf(told)}. Send any complaint to the same address.`,
    `It is for: ${told.title}. The total price is ${told.total}, with any VAT${told.deposit ? `; a deposit of ${told.deposit} is due when you accept` : ''}. It ends when the work is done and paid for.`,
    'You have the right to cancel this contract within 14 days without giving any reason.',
    `${periodOf(told)} If it is mainly for goods, the period ends 14 days after you have the last of them, if that is later.`,
    `To exercise the right to cancel, you must inform us (${whoOf(told)}) of your decision to cancel this contract by a clear statement (e.g. a letter sent by post or e-mail). You may use the attached model cancellation form, but it is not obligatory. You can also cancel on the page where you accepted; we will then acknowledge it by e-mail without delay.`,
    'To meet the cancellation deadline, it is sufficient for you to send your communication concerning your exercise of the right to cancel before the cancellation period has expired.',
    'If you cancel this contract, we will reimburse to you all payments received from you. We will make the reimbursement without undue delay, and not later than 14 days after the day on which we are informed about your decision to cancel. We will use the same means of payment as you used, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result. Goods that can be taken away we collect at our own cost.',
    'If you asked us to begin the work during the cancellation period, you shall pay us an amount which is in proportion to what has been done until you have told us that you cancel. Once the work is fully done you can no longer cancel, if you asked us to begin early and acknowledged this.',
    'Goods must be as described, fit for purpose and of satisfactory quality, and work must be done with reasonable care and skill: the Consumer Rights Act 2015 gives you these rights whatever this contract says.',
  ].join('\n\n');

/** The model cancellation form (CCR Sch 3 part B). */
const cancellationForm = (told: ToldOf): string =>
  [
    'Complete and return this form only if you wish to cancel the contract.',
    `To: ${whoOf(told)}`,
    `I/We hereby give notice that I/we cancel my/our contract for the supply of the following: ${told.title} (${told.number})`,
    `Ordered on: ${told.made ? formatDate(told.made) : '____________________'}    Received on: ____________________`,
    'Name of consumer(s): ________________________________________',
    'Address of consumer(s): ________________________________________',
    'Signature of consumer(s) (only if this form is notified on paper): ____________________',
    'Date: ____________________',
  ].join('\n\n');

const reasons: Record<Exclude<ContractKind, 'work'>, string> = {
  // CCR reg 28(1)(e), (2).
  urgent_repair:
    'You asked for an urgent repair or maintenance at your home, so you cannot cancel it. Anything else agreed on that visit still has its 14 days.',
  // CCR reg 28(1)(b).
  made_to_measure: 'Anything made to measure for you cannot be cancelled once you order it.',
  // CCR reg 6(1)(e).
  new_building:
    'There are no 14 days to cancel for building a new home, or for a conversion that makes what is in effect a new home.',
};

/** Why there is no right to cancel, which a consumer must be told beforehand (CCR Sch 2(o)). */
const noRightText = (contract: ContractKind): string | null =>
  contract === 'work' ? null : reasons[contract];

/** What a consumer is told about cancelling a quote: the notice and the form, or why there is no such right. Empty for a business. */
export const rightToCancelOf = (
  sent: SentQuote,
  seller: ToldOf['seller'],
  answer?: StoredAnswer | undefined,
) => {
  if (isBusiness(sent.buyer)) return { cancellation: null, noCancellation: null };
  if (!mayBeCancelled(sent)) return { cancellation: null, noCancellation: noRightText(sent.contract) };
  const total = toPence(answer?.total ?? sent.sums.total);
  const deposit = depositPence(total, sent.deposit);
  const cancelUntil = answer?.cancelUntil ?? null;
  const told: ToldOf = {
    seller,
    number: sent.number,
    title: sent.title,
    total: money(total),
    deposit: deposit ? money(deposit) : undefined,
    ...(cancelUntil && answer && { made: londonDate(answer.at), until: cancelUntil }),
  };
  const cancellation = { cancelUntil, text: cancellationText(told), form: cancellationForm(told) };
  return { cancellation, noCancellation: null };
};

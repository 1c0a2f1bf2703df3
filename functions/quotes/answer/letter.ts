import type { StoredLetter } from '#functions/letters/entity.ts';
import { traderAddress } from '#functions/letters/trader-address.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import { money } from '#functions/lib/pence.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { letterMail } from '#functions/paper/letter/mail.ts';
import { sellerOf } from '#functions/paper/seller.ts';
import { quoteAnswerEntity, type StoredAnswer } from '#functions/quotes/answer/entity.ts';
import { fileAsItStands } from '#functions/quotes/pdf.ts';
import { namedInLetters, openInLetters, type SentQuote } from '#functions/quotes/versions/document.ts';
import { readVersion } from '#functions/quotes/versions/read.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { wordingOf } from '#shared/guest/quotes/wording.ts';
import { toPence } from '#shared/money.ts';
import { refundBy } from '#shared/uk/cancellation.ts';

/** The two ticks word for word, to repeat in the confirmation (SI 2013/3134 reg. 36). */
const ticksOf = ({ startEarly, evidence }: StoredAnswer): string[] => {
  const { asks, understands } = wordingOf(startEarly?.wording ?? evidence?.wording ?? 1);
  return [
    startEarly?.asks && `You ticked: ${asks}`,
    startEarly?.understands && `You ticked: ${understands}`,
  ].filter((tick): tick is string => Boolean(tick));
};

const toCustomer = (sent: SentQuote, answer: StoredAnswer, isCancelled: boolean): string[] => {
  const { at, cancelUntil, cancelledAt = at } = answer;
  if (isCancelled)
    return [
      `We received your cancellation of ${namedInLetters(sent)} on ${formatDate(londonDate(cancelledAt))}.`,
      `You’ll get back anything you paid by ${formatDate(refundBy(londonDate(cancelledAt)))}.`,
    ];
  if (answer.answer === 'declined')
    return [`You declined ${namedInLetters(sent)}. Thank you for telling us.`];
  return [
    `You accepted ${namedInLetters(sent)}, for ${money(toPence(answer.total))}. What you agreed to is attached.`,
    ...(cancelUntil
      ? [`You can cancel until the end of ${formatDate(cancelUntil)}. The attached PDF tells you how.`]
      : []),
    ...ticksOf(answer),
  ];
};

const toTrader = (
  sent: SentQuote,
  { name, answer, total, reason }: StoredAnswer,
  isCancelled: boolean,
): string[] => {
  const who = name ?? sent.buyer.name;
  if (isCancelled)
    return [
      `${who} cancelled ${namedInLetters(sent)}. We’ve cancelled the job and credited the deposit. Please refund what they paid.`,
    ];
  if (answer === 'declined')
    return [`${who} declined ${namedInLetters(sent)}.`, ...(reason ? [`Reason: ${reason}`] : [])];
  return [`${who} accepted ${namedInLetters(sent)}, for ${money(toPence(total))}.`];
};

const outcomes = { accepted: 'Accepted', declined: 'Declined' } as const;

/** Tells the trader that a customer asked for an expired quote again. */
const askedMail = async (
  firm: StoredFirm,
  { documentId: id, version = 0, to }: StoredLetter,
): Promise<Mail> => {
  const { document: sent } = await readVersion(firm.firmId, id, version);
  const { bytes: content, fileName: filename } = await fileAsItStands(sent, undefined);
  const message = `${sent.buyer.name} asked you to renew ${namedInLetters(sent)}. It was valid until ${formatDate(sent.validUntil)}. Change the date and send it again.`;
  const words = {
    subject: `Renewal asked for: ${namedInLetters(sent)}`,
    message,
    facts: [],
    ...openInLetters(id, sent),
  };
  const mail = letterMail({ seller: await sellerOf(sent.seller), ...words }, { filename, content });
  return { ...mail, to, about: { clientId: sent.buyer.id, quoteId: id } };
};

/** The email about an answer, a cancellation or a question, with the version concerned. */
export const compose = async (firm: StoredFirm, letter: StoredLetter): Promise<Mail | undefined> => {
  const { documentId: id, to, kind } = letter;
  if (kind === 'quote_asked') return askedMail(firm, letter);
  const { firmId } = firm;
  const { data: answer } = await quoteAnswerEntity.get({ firmId, id }).go({ consistent: true });
  if (!answer) return undefined;
  const { document: sent } = await readVersion(firmId, id, answer.version);
  const seller = await sellerOf(sent.seller);
  const isCancelled = kind === 'quote_cancelled';
  const isTrader = to === traderAddress(firm);
  const message = (isTrader ? toTrader : toCustomer)(sent, answer, isCancelled).join('\n\n');
  const subject = `${isCancelled ? 'Cancelled' : outcomes[answer.answer]}: ${namedInLetters(sent)}`;
  const { bytes: content, fileName: filename } = await fileAsItStands(sent, answer);
  const pdf = { filename, content };
  const link = isTrader && openInLetters(id, sent);
  const mail = letterMail({ seller, subject, message, facts: [], ...link }, pdf);
  return { ...mail, to, about: { clientId: sent.buyer.id, quoteId: id } };
};

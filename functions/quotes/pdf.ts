import { clientToBill } from '#functions/clients/references.ts';
import { workAtOf } from '#functions/jobs/references.ts';
import { money } from '#functions/lib/pence.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { PaperDocument } from '#functions/paper/document.ts';
import { issuedBytes } from '#functions/paper/issued/bytes.ts';
import { paperPdf } from '#functions/paper/paper-pdf.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { wordingOf } from '#shared/guest/quotes/wording.ts';
import { toPence } from '#shared/money.ts';
import type { StoredAnswer } from './answer/entity.ts';
import { quotePaper } from './as-paper.ts';
import { readWhole } from './read.ts';
import type { SentQuote } from './versions/document.ts';
import { documentOf } from './versions/new-version.ts';
import { readVersion } from './versions/read.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'Europe/London' });

/** Formats an instant as `22 Nov 2026, 04:33:06`, in London time. */
const instantOf = (at: string): string => `${formatDate(londonDate(at))}, ${clock.format(Date.parse(at))}`;

const how: Record<StoredAnswer['how'], string> = {
  guest: 'online',
  phone: 'by phone, recorded by the business',
  in_person: 'in person, recorded by the business',
  mail: 'by email, recorded by the business',
  message: 'by text message, recorded by the business',
};

const chosenOf = ({ lines }: SentQuote, { chosen = [] }: StoredAnswer): string =>
  lines
    .filter((_, at) => chosen.includes(at))
    .map(({ description }) => description)
    .join(', ');

/** The ticks made together with the answer; ticks made later are in an email of their own. */
const ticksOf = ({ startEarly, at, evidence }: StoredAnswer): string[] => {
  if (!startEarly || startEarly.at !== at) return [];
  const { asks, understands } = wordingOf(evidence?.wording ?? 1);
  return [
    ...(startEarly.asks ? [`Ticked: “${asks}”`] : []),
    ...(startEarly.understands ? [`Ticked: “${understands}”`] : []),
  ];
};

const fromWhere = ({ evidence = {} }: StoredAnswer): string[] => {
  const { wording, address, userAgent, linkHash, mailedTo, openedAt, noticeShown } = evidence;
  return [
    ...(wording ? [`Agreed to: “${wordingOf(wording).accept}”`] : []),
    ...(mailedTo ? [`The link was emailed to ${mailedTo}.`] : []),
    ...(openedAt ? [`First opened: ${instantOf(openedAt)}`] : []),
    ...(noticeShown ? ['The notice of the right to cancel was shown.'] : []),
    ...(address ? [`From: ${address}`] : []),
    ...(userAgent ? [`With: ${userAgent}`] : []),
    ...(linkHash ? [`SHA-256 of the link: ${linkHash}`] : []),
  ];
};

const textOf = (sent: SentQuote, answer: StoredAnswer): string => {
  const chosen = chosenOf(sent, answer);
  return [
    `Quote ${sent.number}, version ${answer.version}, was accepted by ${answer.name ?? sent.buyer.name} ${how[answer.how]}.`,
    `When: ${instantOf(answer.at)} (London)`,
    ...(chosen ? [`Extras chosen: ${chosen}`] : []),
    `Total: ${money(toPence(answer.total))}`,
    ...ticksOf(answer),
    ...(answer.cancelUntil ? [`Can be cancelled until the end of ${formatDate(answer.cancelUntil)}.`] : []),
    ...fromWhere(answer),
    `SHA-256 of what was accepted: ${answer.hash}`,
  ].join('\n');
};

const paperOf = async (sent: SentQuote, answer: StoredAnswer): Promise<PaperDocument> => ({
  ...(await quotePaper(sent)),
  agreement: textOf(sent, answer),
});

/**
 * The agreement as a PDF: the accepted version, the notice of the right to cancel, and a page of evidence (who, when, from where,
 * which wording). Rendered once and stored by its SHA-256, so that both sides can prove years later that they hold the same
 * document.
 */
const agreementFile = async (sent: SentQuote, answer: StoredAnswer) => ({
  bytes: await issuedBytes({ firmId: answer.firmId, kind: 'agreement', id: answer.id }, () =>
    paperOf(sent, answer),
  ),
  fileName: `${sent.number}.pdf`,
});

/** A sent quote as a PDF file. */
export const fileOf = async (sent: SentQuote) => ({
  bytes: await paperPdf(await quotePaper(sent)),
  fileName: `${sent.number}.pdf`,
});

/** A sent quote as a PDF file; once accepted, the agreement with its evidence. */
export const fileAsItStands = (sent: SentQuote, answer: StoredAnswer | undefined) =>
  answer?.answer === 'accepted' ? agreementFile(sent, answer) : fileOf(sent);

/** A version of a quote as a PDF file. Throws 404 if there is none. */
export const versionFile = async ({ firmId }: StoredFirm, id: number, version: number) =>
  fileOf((await readVersion(firmId, id, version)).document);

/** A quote as a PDF file: as agreed or sent, or the working copy if that differs. Throws 404. */
export const quoteFile = async (firm: StoredFirm, id: number) => {
  const { firmId } = firm;
  const quote = await readWhole(firmId, id);
  const { answer } = quote;
  if (answer) return fileAsItStands((await readVersion(firmId, id, answer.version)).document, answer);
  if (quote.version !== undefined && !quote.changed) return versionFile(firm, id, quote.version);
  const [client, workAt] = await Promise.all([
    clientToBill(firmId, quote.clientId),
    workAtOf(firmId, quote.jobId),
  ]);
  return fileOf(documentOf(firm, { client, workAt }, quote, new Date().toISOString()));
};

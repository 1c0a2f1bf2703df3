import { isOnPaper } from '../paper-letters.ts';
import type { Finding, Issuing } from './issuing.ts';

/** Letters and digits with their marks. Emoji and the like are dropped from a PDF, and nobody misses them. */
const words = /(?:[\p{L}\p{N}]\p{M}*)+/gu;

const isUnprintable = (word: string): boolean =>
  Array.from(word.normalize('NFC')).some((char) => !isOnPaper(char));

/** The first word that our PDFs cannot print, or null. */
export const unprintableIn = (text: string): string | null => text.match(words)?.find(isUnprintable) ?? null;

type Text = [path: string, text: string | null | undefined, where: string];

const linesOf = (lines: readonly { description: string }[]): Text[] =>
  lines.map(({ description }, at): Text => [`lines.${at}.description`, description, 'on the line']);

const textsOf = ({ seller: { business }, client, document }: Issuing): Text[] => [
  ['sellerName', business.tradingName, 'in Settings, under Business details'],
  ['sellerLegalName', business.legalName || business.ownName, 'in Settings, under Business details'],
  ['sellerAddress', business.address, 'in Settings, under Business details'],
  ['buyerName', client.name, 'on the client'],
  ['buyerAddress', client.address, 'on the client'],
  ...linesOf(document.lines),
  ['workDescription', document.workDescription, 'in the work description'],
  ['notes', document.notes, 'in the notes'],
  ['title', document.title, 'in the title'],
  ['message', document.message, 'in the message'],
  ['terms', document.terms, 'in the terms'],
];

const findingsIn = (texts: Text[]): Finding[] =>
  texts.flatMap(([path, text, where]) => {
    const word = unprintableIn(text ?? '');
    const message = `The PDF can’t print “${word}”. Write it in Latin letters ${where}`;
    return word ? [{ path, message }] : [];
  });

/**
 * The fields of an invoice that its PDF would print as empty boxes: the customer could not read who it is for or what was done,
 * which the law requires (VR reg 14(1)).
 */
export const unprintable = (issuing: Issuing): Finding[] => findingsIn(textsOf(issuing));

type Maybe = string | null | undefined;

/** A document's printed text other than its number, dates and amounts. */
interface OnPaper {
  seller: { name: string; address?: Maybe };
  client: { name: string; address?: Maybe };
  paper: {
    title?: Maybe;
    workDescription?: Maybe;
    workLocation?: Maybe;
    notes?: Maybe;
    message?: Maybe;
    terms?: Maybe;
    lines?: readonly { description: string }[] | null | undefined;
  };
}

/** The same for any document, as a warning where the law does not forbid it. */
export const unprintableOnPaper = ({ seller, client, paper }: OnPaper): Finding[] =>
  findingsIn([
    ['sellerName', seller.name, 'in Settings, under Business details'],
    ['sellerAddress', seller.address, 'in Settings, under Business details'],
    ['buyerName', client.name, 'on the client'],
    ['buyerAddress', client.address, 'on the client'],
    ['title', paper.title, 'in the title'],
    ...linesOf(paper.lines ?? []),
    ['workDescription', paper.workDescription, 'in the work description'],
    ['workLocation', paper.workLocation, 'in the work location'],
    ['notes', paper.notes, 'in the notes'],
    ['message', paper.message, 'in the message'],
    ['terms', paper.terms, 'in the terms'],
  ]);

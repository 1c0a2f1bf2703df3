import type { Finding, Issuing } from './issuing.ts';

/** Letters and figures of a script that the face of our papers does not have: it has Latin, Greek and Cyrillic. */
const foreign =
  /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}]\p{M}*)+/u;

/** The first word of a text that no paper can print, or null. */
export const unprintableIn = (text: string): string | null => foreign.exec(text)?.[0] ?? null;

type Text = [path: string, text: string | null | undefined, where: string];

const textsOf = ({ seller: { business }, client, document }: Issuing): Text[] => [
  ['sellerName', business.tradingName, 'in Settings, under Business details'],
  ['sellerLegalName', business.legalName || business.ownName, 'in Settings, under Business details'],
  ['sellerAddress', business.address, 'in Settings, under Business details'],
  ['buyerName', client.name, 'on the client'],
  ['buyerAddress', client.address, 'on the client'],
  ...document.lines.map(
    ({ description }, at): Text => [`lines.${at}.description`, description, 'on the line'],
  ),
  ['workDescription', document.workDescription, 'in the work description'],
  ['notes', document.notes, 'in the notes'],
];

const findingsIn = (texts: Text[]): Finding[] =>
  texts.flatMap(([path, text, where]) => {
    const word = unprintableIn(text ?? '');
    const message = `The PDF cannot print “${word}”. Write it in Latin letters ${where}`;
    return word ? [{ path, message }] : [];
  });

/**
 * What an invoice says in letters that its PDF would show as empty boxes: a customer could not read who it is for or what
 * was done, which the law wants said (VR reg 14(1)).
 */
export const unprintable = (issuing: Issuing): Finding[] => findingsIn(textsOf(issuing));

type Maybe = string | null | undefined;

/** What an invoice of one amount prints beside its number and its sums. */
interface OnOneAmount {
  seller: { name: string; address?: Maybe };
  client: { name: string; address?: Maybe };
  invoice: { workDescription?: Maybe; workLocation?: Maybe; notes?: Maybe };
}

/** The same of an invoice of one amount, which no law keeps from being sent: it is said before it is. */
export const unprintableOnAmount = ({ seller, client, invoice }: OnOneAmount): Finding[] =>
  findingsIn([
    ['sellerName', seller.name, 'in Settings, under Business details'],
    ['sellerAddress', seller.address, 'in Settings, under Business details'],
    ['buyerName', client.name, 'on the client'],
    ['buyerAddress', client.address, 'on the client'],
    ['workDescription', invoice.workDescription, 'in the work description'],
    ['workLocation', invoice.workLocation, 'in the work location'],
    ['notes', invoice.notes, 'in the notes'],
  ]);

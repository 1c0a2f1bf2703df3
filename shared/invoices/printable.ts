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

/**
 * What an invoice says in letters that its PDF would show as empty boxes: a customer could not read who it is for or what
 * was done, which the law wants said (VR reg 14(1)).
 */
export const unprintable = (issuing: Issuing): Finding[] =>
  textsOf(issuing).flatMap(([path, text, where]) => {
    const word = unprintableIn(text ?? '');
    const message = `The PDF cannot print “${word}”. Write it in Latin letters ${where}`;
    return word ? [{ path, message }] : [];
  });

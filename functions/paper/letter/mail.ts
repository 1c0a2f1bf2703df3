import type { Mail } from '#functions/lib/mail/mail.ts';
import type { Seller } from '../document.ts';
import { letterHtml } from './html.ts';
import { footOf, type Letter } from './letter.ts';

const rowsText = ({ heading, rows }: Letter['facts'][number]): string => {
  const widest = Math.max(...rows.map(({ label }) => label.length));
  return [heading, ...rows.map(({ label, value }) => `  ${`${label}:`.padEnd(widest + 2)} ${value}`)].join(
    '\n',
  );
};

const letterText = (letter: Letter): string =>
  [
    letter.message,
    ...(letter.link ? [letter.link] : []),
    ...letter.facts.map(rowsText),
    // How mail programs know where a signature begins.
    ['-- ', letter.seller.name, ...footOf(letter), ''].join('\n'),
  ].join('\n\n');

const logoEndings: Record<NonNullable<Seller['logo']>['type'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** No name or number may end a header's line. */
const headerLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A letter under its sender's head, as a plain and an HTML part with the logo, and the document itself attached. */
export const letterMail = (
  letter: Letter,
  document: { filename: string; content: Uint8Array },
): Omit<Mail, 'to' | 'about'> => {
  const { logo } = letter.seller;
  const picture = logo && {
    filename: `logo.${logoEndings[logo.type]}`,
    content: logo.bytes,
    contentType: logo.type,
    cid: 'logo',
  };
  return {
    subject: headerLine(letter.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    attachments: [{ ...document, contentType: 'application/pdf' }, ...(picture ? [picture] : [])],
  };
};

import type { Mail } from '#functions/lib/mail/mail.ts';
import type { Seller } from '../document.ts';
import { letterHtml } from './html.ts';
import { footOf, type Letter, optOutWords } from './letter.ts';

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
    // Email programs recognise a signature by this separator.
    [
      '-- ',
      letter.seller.name,
      ...footOf(letter),
      ...(letter.optOut ? ['', `${optOutWords}:`, letter.optOut] : []),
      '',
    ].join('\n'),
  ].join('\n\n');

const logoEndings: Record<NonNullable<Seller['logo']>['type'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Keeps names and numbers from breaking a header line. */
const headerLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Email programs show their own unsubscribe button for these headers (RFC 8058). */
const stopping = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface Attached {
  filename: string;
  content: Uint8Array;
  /** PDF by default. */
  contentType?: string;
}

/** Builds a letter as an email from its sender, with a plain and an HTML part, the logo and the attachments. */
export const letterMail = (letter: Letter, ...documents: Attached[]): Omit<Mail, 'to' | 'about'> => {
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
    ...(letter.optOut && { headers: stopping(letter.optOut) }),
    attachments: [
      ...documents.map((document) => ({ contentType: 'application/pdf', ...document })),
      ...(picture ? [picture] : []),
    ],
  };
};

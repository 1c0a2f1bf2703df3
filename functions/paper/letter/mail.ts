import { type Html, html } from '#functions/lib/mail/html.ts';
import type { Mail } from '#functions/lib/mail/mail.ts';
import {
  mailButton,
  mailFacts,
  mailHead,
  mailLink,
  mailPage,
  mailParagraph,
} from '#functions/lib/mail/page.ts';
import type { Seller } from '../document.ts';
import { footOf, type Letter, linkWords, optOutWords } from './letter.ts';

/** The space for a logo in pixels: no wider than a phone's screen, and less prominent than the letter. */
const logoRoom = { width: 220, height: 56 };

/** Sets both dimensions, because Outlook otherwise shows a picture at its own size. On white, as in print, in dark mode too. */
const picture = ({ logo, name }: Seller): Html => {
  if (!logo) return html``;
  const scale = Math.min(1, logoRoom.height / logo.height, logoRoom.width / logo.width);
  const [width, height] = [logo.width, logo.height].map((side) =>
    String(Math.max(1, Math.round(side * scale))),
  );
  return html`<img src="cid:logo" alt="${name}" width="${width ?? ''}" height="${height ?? ''}" style="display:block;margin:0 0 12px;background:#FFFFFF;border:0">`;
};

// A date or a telephone number stays on its line.
const joined = (text: string): string =>
  text
    .replace(/\b(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b/g, '$1\u00a0$2\u00a0$3')
    .replace(/(\d) (?=\d)/g, '$1\u00a0');

/** So does a document's number. A hyphen that can't break would be copied with it, so it is styled. */
const unbroken = (line: string): Html =>
  joined(line)
    .split(/(\b\w{1,12}-\d[\w-]{0,12})/)
    .reduce(
      (before, part, index) =>
        index % 2 ? html`${before}<span style="white-space:nowrap">${part}</span>` : html`${before}${part}`,
      html``,
    );

const paragraph = (text: string): Html =>
  mailParagraph(
    html`${text
      .split('\n')
      .map((line, index) => (index === 0 ? html`${unbroken(line)}` : html`<br>${unbroken(line)}`))}`,
  );

const stopLine = (url: string): Html =>
  html`<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:1.4;color:#52607A">${mailLink(url, optOutWords)}</p>`;

/** The HTML part of a letter; escapes every word in it. */
const letterHtml = (letter: Letter): string =>
  mailPage(
    letter.subject,
    html`${picture(letter.seller)}${mailHead(letter.seller.name)}
${letter.message
  .trim()
  .split(/\n[^\S\n]*\n\s*/)
  .map(paragraph)}
${letter.link ? mailParagraph(mailButton(letter.link, letter.linkWords ?? linkWords, letter.seller.colour)) : html``}
${letter.facts.map(({ heading, rows }) => mailFacts(heading, rows))}
<p class="quiet" style="margin:0 0 16px;font-size:14px;line-height:1.4;color:#52607A">${footOf(letter).map(
      (line, index) => (index === 0 ? html`${line}` : html`<br>${line}`),
    )}</p>
${letter.optOut ? stopLine(letter.optOut) : html``}`,
  );

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
const stopHeaders = (url: string) => ({
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
    ...(letter.optOut && { headers: stopHeaders(letter.optOut) }),
    attachments: [
      ...documents.map((document) => ({ contentType: 'application/pdf', ...document })),
      ...(picture ? [picture] : []),
    ],
  };
};

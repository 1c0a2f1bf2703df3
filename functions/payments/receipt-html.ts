import { html } from '#functions/lib/mail/html.ts';
import { mailFacts, mailPage, mailParagraph } from '#functions/lib/mail/page.ts';
import type { ReceiptWords } from './receipt-words.ts';

/** The HTML part of a receipt's mail, whole; every word in it is escaped. */
export const receiptHtml = (words: ReceiptWords): string =>
  mailPage(
    words.subject,
    html`${mailParagraph(words.greeting)}
${mailParagraph(words.opening)}
${mailFacts(words.heading, words.facts)}
${words.closing.map((text) => mailParagraph(text))}
${mailParagraph('Kind regards,')}
${mailParagraph(
  html`${words.signature.map((line, index) => (index === 0 ? html`<strong>${line}</strong>` : html`<br>${line}`))}`,
)}`,
  );

import { receiptHtml } from './receipt-html.ts';
import type { ReceiptWords } from './receipt-words.ts';

const receiptText = ({ greeting, opening, heading, facts, closing, signature }: ReceiptWords): string => {
  const widest = Math.max(...facts.map(({ label }) => label.length));
  const lines = facts.map(({ label, value }) => `  ${`${label}:`.padEnd(widest + 2)} ${value}`);
  return [
    greeting,
    opening,
    [heading, ...lines].join('\n'),
    ...closing,
    ['Kind regards,', ...signature, ''].join('\n'),
  ].join('\n\n');
};

/** No name or number may end a header's line. */
const headerLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** What a receipt says, as a mail's subject and its plain and HTML part. */
export const receiptMail = (words: ReceiptWords): { subject: string; text: string; html: string } => ({
  subject: headerLine(words.subject),
  text: receiptText(words),
  html: receiptHtml(words),
});

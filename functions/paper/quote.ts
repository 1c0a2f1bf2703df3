import { money } from '#functions/lib/pence.ts';
import { formatDate } from '#shared/dates.ts';
import type { QuoteDocument } from './document.ts';
import type { Sheet } from './sheet.ts';
import { page } from './style.ts';
import { sumsHeight, totalHeight } from './sums.ts';
import { drawText, textHeight } from './text.ts';

const nextOf = ({ isEstimate, validUntil, depositPence, table }: QuoteDocument): string =>
  [
    isEstimate
      ? `This is an estimate, not a fixed price. It is valid until ${formatDate(validUntil)}.`
      : `This price is valid until ${formatDate(validUntil)}.`,
    depositPence ? `A deposit of ${money(depositPence)} is due when you accept.` : '',
    table?.lines.some(({ isOptional }) => isOptional) ? 'Optional items are added if you choose them.' : '',
    // VR reg 14(3) and VATREC9000: a document that shows VAT must not pass for a VAT invoice.
    table?.showsVat ? 'This is not a VAT invoice.' : '',
  ]
    .filter(Boolean)
    .join(' ');

const about = 'About this quote';

/** The height of a quote's totals and validity, which stay on one page. */
export const heightOfTerms = (sheet: Sheet, quote: QuoteDocument): number =>
  sumsHeight(quote.table) + totalHeight + textHeight(sheet, about, nextOf(quote));

/** Draws a quote's validity and terms. */
export const drawQuoteTerms = (sheet: Sheet, quote: QuoteDocument): void => {
  drawText(sheet, about, nextOf(quote));
  drawText(sheet, 'Message', quote.message);
  drawText(sheet, 'Terms', quote.terms);
  drawText(sheet, 'Cancelling', quote.noCancellation);
};

/** Draws what a consumer must be given before being bound (CCR reg 10, Sch 2 and 3): the notice, and the form to cut off. */
export const drawRightToCancel = (sheet: Sheet, { cancellation }: QuoteDocument): void => {
  if (!cancellation) return;
  // Neither is split, and each starts a page only if it doesn't fit on the current one.
  for (const [title, text] of [
    ['Your right to cancel', cancellation.text],
    ['Cancellation form', cancellation.form],
  ] as const) {
    sheet.need(textHeight(sheet, title, text));
    drawText(sheet, title, text);
  }
};

/** Draws the evidence of acceptance, on a separate page. */
export const drawAgreement = (sheet: Sheet, { agreement }: QuoteDocument): void => {
  if (!agreement) return;
  sheet.need(page.height);
  drawText(sheet, 'What was agreed', agreement);
};

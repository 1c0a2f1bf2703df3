import { drawCis } from './cis.ts';
import { drawAppendix, drawClaimed, drawGround } from './claim.ts';
import type { PaperDocument } from './document.ts';
import { faceFor } from './faces.ts';
import { drawHeading } from './heading.ts';
import { drawLines } from './lines.ts';
import { drawPayment, heightToPay } from './payment.ts';
import { drawPayments } from './payments.ts';
import { missing, printable } from './printable.ts';
import { drawAgreement, drawQuoteTerms, drawRightToCancel, heightOfTerms } from './quote.ts';
import { Sheet } from './sheet.ts';
import { drawStatement } from './statement.ts';
import { contentWidth, numberTop, page, styles } from './style.ts';
import { drawRates, drawReverseCharge, drawSums, drawTotal, drawVatInside } from './sums.ts';
import { drawText } from './text.ts';
import { companyWords, isClaim, oneLine, titleOf } from './wording.ts';
import { drawOneAmount, drawWork } from './work.ts';

/** The minimum space below every part, in points. */
const gap = 12;

/** Draws the seller's legal particulars at the foot of the last page. */
const drawFoot = (sheet: Sheet, { seller }: PaperDocument): void => {
  const words = companyWords(seller);
  if (!words) return;
  const height = sheet.heightOf(words, styles.margin, contentWidth);
  // Rather than start a page for it alone, it may extend down to the page number, and up into the gap above it.
  const lowest = numberTop - height;
  if (sheet.y - gap > lowest) sheet.need(page.height);
  const y = Math.min(Math.max(sheet.y, page.height - page.bottom - height), lowest);
  sheet.write(sheet.part('Sect'), 'P', words, styles.margin, { y, height });
};

const drawFigures = (sheet: Sheet, paper: PaperDocument): void => {
  const { table } = paper;
  const isBill = paper.kind === 'invoice' || paper.kind === 'receipt';
  const below = isBill ? heightToPay(paper) : paper.kind === 'quote' ? heightOfTerms(sheet, paper) : 0;
  if (table) {
    drawWork(sheet, paper);
    drawLines(sheet, table, below);
    sheet.need(below);
    drawSums(sheet, table);
  } else if (isBill) {
    drawOneAmount(sheet, paper);
    sheet.need(below);
    drawVatInside(sheet, paper.vatRates ?? []);
  } else if (isClaim(paper)) drawClaimed(sheet, paper);
  if (paper.kind === 'statement') {
    drawStatement(sheet, paper);
    return;
  }
  drawTotal(sheet, paper);
  if (!table) return;
  drawRates(sheet, table);
  drawReverseCharge(sheet, table);
};

const drawConsequences = (sheet: Sheet, paper: PaperDocument): void => {
  if (paper.kind === 'quote') drawQuoteTerms(sheet, paper);
  if (isClaim(paper)) drawGround(sheet, paper);
  if (paper.kind === 'credit_note') drawText(sheet, 'Reason', paper.reason);
  if (paper.kind !== 'invoice' && paper.kind !== 'receipt') return;
  drawCis(sheet, paper.cis);
  drawPayments(sheet, paper);
  drawPayment(sheet, paper);
};

/** Explains the boxes to somebody who has only the file. */
const missingWords = `Some characters cannot be printed and are shown as ${missing}.`;

/** All text that a document may print. */
const textOf = ({ seller: { logo: _, ...seller }, ...paper }: PaperDocument): string =>
  printable(JSON.stringify([seller, paper]));

/**
 * Renders a document as a PDF (A4, tagged, en-GB), for every download and every attachment. Deterministic: the file is dated by
 * the day of issue, not by the clock.
 */
export const paperPdf = async (paper: PaperDocument): Promise<Uint8Array> => {
  const [seller, number] = [oneLine(paper.seller.name), oneLine(paper.number)];
  const title = titleOf(paper);
  const particulars = {
    title: `${title} ${number} from ${seller}`,
    author: seller,
    created: new Date(`${paper.issued}T00:00:00Z`),
    running: [seller, `${title} ${number}`] as [string, string],
  };
  const text = textOf(paper);
  const sheet = new Sheet(particulars, await faceFor(text), paper.seller.colour);
  drawHeading(sheet, paper);
  drawFigures(sheet, paper);
  drawConsequences(sheet, paper);
  drawText(sheet, 'Notes', paper.notes);
  if (text.includes(missing)) drawText(sheet, 'Letters', missingWords);
  drawFoot(sheet, paper);
  if (isClaim(paper)) drawAppendix(sheet, paper);
  if (paper.kind === 'quote') {
    drawRightToCancel(sheet, paper);
    drawAgreement(sheet, paper);
  }
  return sheet.finish();
};

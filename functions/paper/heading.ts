import { drawCells } from './cells.ts';
import type { InvoiceDocument, PaperDocument } from './document.ts';
import type { Part } from './pages.ts';
import { particularsOf } from './particulars.ts';
import { drawParties } from './parties.ts';
import type { Sheet } from './sheet.ts';
import { ascent, colour, contentWidth, page, type Style, styles } from './style.ts';
import { oneLine, titleOf } from './wording.ts';

const stampTracking = 1;
const columnGap = 24;
const right = page.left + contentWidth;

/** Longer names are set smaller, so that two hundred letters still leave room for the content. */
const nameStyle = (name: string): Style => (name.length > 40 ? styles.longName : styles.seller);

const stamps: Partial<Record<InvoiceDocument['status'], { ink: string; fill: string }>> = {
  paid: { ink: colour.paid, fill: colour.paidTint },
  overdue: { ink: colour.overdue, fill: colour.overdueTint },
  credited: { ink: colour.paid, fill: colour.paidTint },
  void: { ink: colour.overdue, fill: colour.overdueTint },
};

/** Draws the invoice's status unless it is merely unpaid, on its colour and flush with the right margin. */
const drawStamp = (sheet: Sheet, parent: Part, status: InvoiceDocument['status'], y: number): void => {
  const stamp = stamps[status];
  if (!stamp) return;
  const style = { ...styles.stamp, colour: stamp.ink };
  const text = status.toUpperCase();
  const padding = 11;
  const width = sheet.widthOf(text, style, stampTracking) + 2 * padding;
  sheet.box({ x: right - width, y, width, height: 23, radius: 4 }, stamp.fill);
  sheet.write(parent, 'P', text, style, { x: right - width + padding, y: y + 4, tracking: stampTracking });
};

/** The space for a logo above the seller's name; four hundred pixels in it match a printer's resolution. */
const logoRoom = { width: 230, height: 46, above: 26, below: 7 };

/** Draws the logo, if any, and returns the position of the name below it. */
const drawLogo = (sheet: Sheet, parent: Part, { logo, name }: PaperDocument['seller']): number => {
  const top = sheet.y;
  if (!logo) return top;
  const scale = Math.min(logoRoom.height / logo.height, logoRoom.width / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const y = top - logoRoom.above;
  sheet.picture(parent, logo.bytes, `Logo of ${oneLine(name)}`, { x: page.left, y, width, height });
  sheet.y = top;
  return Math.max(top, y + height + logoRoom.below);
};

const drawTitle = (sheet: Sheet, parent: Part, paper: PaperDocument): void => {
  const { seller, kind } = paper;
  const nameTop = drawLogo(sheet, parent, seller);
  const top = sheet.y;
  const width = 170;
  const place = { x: right - width, width, align: 'right' } as const;
  const below = sheet.write(parent, 'H1', titleOf(paper), styles.title, place);
  if (kind === 'invoice' || kind === 'receipt') drawStamp(sheet, parent, paper.status, below + 6);
  const name = oneLine(seller.name);
  const style = nameStyle(name);
  // On the title's baseline, or below the logo.
  const y = seller.logo ? nameTop : top + (styles.title.size - style.size) * ascent;
  sheet.write(parent, 'P', name, style, { y, width: contentWidth - width - columnGap });
};

/** Draws the head of the first page: the parties, the amount, and the due date. */
export const drawHeading = (sheet: Sheet, paper: PaperDocument): void => {
  const part = sheet.part('Sect');
  drawTitle(sheet, part, paper);
  drawParties(sheet, part, paper);
  sheet.y += 22;
  drawCells(sheet, part, particularsOf(paper));
  sheet.y += 24;
};

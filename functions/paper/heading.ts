import { drawCells } from './cells.ts';
import type { Buyer, InvoiceDocument, PaperDocument, Seller } from './document.ts';
import type { Part } from './pages.ts';
import { particularsOf } from './particulars.ts';
import type { Place, Sheet } from './sheet.ts';
import { ascent, colour, contentWidth, page, type Style, styles } from './style.ts';
import { addressOf, oneLine, titleOf } from './wording.ts';

const columnGap = 24;
const columnWidth = (contentWidth - columnGap) / 2;
const right = page.left + contentWidth;
/** Addresses start at the same height, low enough for the client's to show in a window envelope. */
const addressTop = page.top + 72;

type Party = { label: string; name: string; lines: string[] };

const drawParty = (sheet: Sheet, parent: Part, { label, name, lines }: Party, place: Place): number => {
  const part = sheet.part('Div', parent);
  sheet.write(part, 'P', label, styles.label, place);
  const below = { ...place, y: sheet.y + 1 };
  sheet.write(part, 'P', name, styles.strong, below);
  const { y, ...column } = place;
  for (const line of lines.filter(Boolean)) sheet.write(part, 'P', line, styles.quiet, column);
  return sheet.y;
};

const toWords: Record<PaperDocument['kind'], string> = {
  invoice: 'Invoice to',
  receipt: 'Receipt for',
  credit_note: 'Credit to',
  quote: 'Quote for',
  late_pay: 'Claim to',
  letter_before_claim: 'To',
  statement: 'Statement for',
};

/** The VAT number is printed only on a document that shows VAT (VAT Regulations 1995 reg. 14). */
const linesOf = ({ address, phone, email, vatNumber }: Buyer, showsVat: boolean): string[] => [
  ...addressOf(address),
  oneLine(phone),
  oneLine(email),
  showsVat && vatNumber ? `VAT number ${oneLine(vatNumber)}` : '',
];

/** The legal name first, with the trading name beside it (Companies Act 2006 s.1202; SI 2015/17 reg 24). */
const sellerParty = (seller: Seller, showsVat: boolean): Party => {
  const [name, legalName] = [oneLine(seller.name), oneLine(seller.legalName)];
  const trading = legalName && legalName !== name ? [`trading as ${name}`] : [];
  return { label: 'From', name: legalName || name, lines: [...trading, ...linesOf(seller, showsVat)] };
};

/** Draws the recipient and the sender, side by side. */
const drawParties = (sheet: Sheet, parent: Part, paper: PaperDocument): void => {
  const { kind, client, seller, table } = paper;
  const isTaxed = 'vatRates' in paper && (paper.vatRates ?? []).length > 0;
  const showsVat = table?.showsVat ?? isTaxed;
  const y = Math.max(sheet.y + 20, addressTop);
  const to = { label: toWords[kind], name: oneLine(client.name), lines: linesOf(client, showsVat) };
  const ends = [
    drawParty(sheet, parent, to, { y, x: page.left, width: columnWidth }),
    drawParty(sheet, parent, sellerParty(seller, showsVat), {
      y,
      x: right - columnWidth,
      width: columnWidth,
    }),
  ];
  sheet.y = Math.max(...ends);
};

const stampTracking = 1;

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

import { formatDate } from '#shared/dates.ts';
import { money } from '../invoices/figures.ts';
import { type Cell, drawCells } from './cells.ts';
import type { InvoiceDocument } from './document.ts';
import type { Part, Place, Sheet } from './sheet.ts';
import { ascent, colour, contentWidth, page, type Style, styles } from './style.ts';
import { addressOf, oneLine } from './wording.ts';

const stampTracking = 1;
const columnGap = 24;
const columnWidth = (contentWidth - columnGap) / 2;
const right = page.left + contentWidth;
/** Addresses start level with each other, low enough for the client's to show in a window envelope. */
const addressTop = page.top + 72;

/** Longer names are set smaller, so that two hundred letters still leave room for the invoice. */
const nameStyle = (name: string): Style => (name.length > 40 ? styles.longName : styles.seller);

/** PAID or OVERDUE on its colour, flush with the right margin. */
const drawStamp = (sheet: Sheet, parent: Part, status: InvoiceDocument['status'], y: number): void => {
  if (status === 'unpaid') return;
  const style = { ...styles.stamp, colour: colour[status] };
  const text = status.toUpperCase();
  const padding = 11;
  const width = sheet.widthOf(text, style, stampTracking) + 2 * padding;
  const fill = status === 'paid' ? colour.paidTint : colour.overdueTint;
  sheet.box({ x: right - width, y, width, height: 23, radius: 4 }, fill);
  sheet.write(parent, 'P', text, style, { x: right - width + padding, y: y + 4, tracking: stampTracking });
};

/** Room for a logo above the seller's name: four hundred pixels in it are as fine as a printer prints. */
const logoRoom = { width: 230, height: 46, above: 26, below: 7 };

/** Draws the logo, if there is one, and answers where the name below it goes. */
const drawLogo = (sheet: Sheet, parent: Part, { logo, name }: InvoiceDocument['seller']): number => {
  const top = sheet.y;
  if (!logo) return top;
  const scale = Math.min(logoRoom.height / logo.height, logoRoom.width / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const y = top - logoRoom.above;
  sheet.picture(parent, logo.bytes, `Logo of ${oneLine(name)}`, { x: page.left, y, width, height });
  sheet.y = top;
  return Math.max(top, y + height + logoRoom.below);
};

const drawTitle = (sheet: Sheet, parent: Part, { seller, status }: InvoiceDocument): void => {
  const nameTop = drawLogo(sheet, parent, seller);
  const top = sheet.y;
  const width = 150;
  const below = sheet.write(parent, 'H1', 'Invoice', styles.title, {
    x: right - width,
    width,
    align: 'right',
  });
  drawStamp(sheet, parent, status, below + 6);
  const name = oneLine(seller.name);
  const style = nameStyle(name);
  // On one line of type with the title, or below the logo.
  const y = seller.logo ? nameTop : top + (styles.title.size - style.size) * ascent;
  sheet.write(parent, 'P', name, style, { y, width: contentWidth - width - columnGap });
};

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

const drawParties = (sheet: Sheet, parent: Part, { client, seller }: InvoiceDocument): void => {
  const y = Math.max(sheet.y + 20, addressTop);
  const linesOf = (party: typeof client) => [
    ...addressOf(party.address),
    oneLine(party.phone),
    oneLine(party.email),
  ];
  const to = { label: 'Invoice to', name: oneLine(client.name), lines: linesOf(client) };
  const from = {
    label: 'From',
    name: oneLine(seller.legalName) || oneLine(seller.name),
    lines: linesOf(seller),
  };
  const ends = [
    drawParty(sheet, parent, to, { y, x: page.left, width: columnWidth }),
    drawParty(sheet, parent, from, { y, x: right - columnWidth, width: columnWidth }),
  ];
  sheet.y = Math.max(...ends);
};

const dueCell = ({ status, due, paidOn }: InvoiceDocument): Cell => {
  if (status === 'paid' && paidOn) return { label: 'Paid', value: formatDate(paidOn), share: 1 };
  const style = status === 'overdue' ? { ...styles.value, colour: colour.overdue } : styles.value;
  return { label: 'Due', value: formatDate(due), share: 1, style };
};

const amountLabels = { paid: 'Amount paid', unpaid: 'Amount due', overdue: 'Amount overdue' } as const;

/** The head of the first page: who asks whom for how much, and by when. */
export const drawHeading = (sheet: Sheet, invoice: InvoiceDocument): void => {
  const part = sheet.part('Sect');
  drawTitle(sheet, part, invoice);
  drawParties(sheet, part, invoice);
  sheet.y += 22;
  const amount = money(invoice.status === 'paid' ? invoice.amountPence : invoice.balancePence);
  drawCells(sheet, part, [
    { label: 'Invoice number', value: oneLine(invoice.number), share: 1.5 },
    { label: 'Issued', value: formatDate(invoice.issued), share: 1 },
    dueCell(invoice),
    { label: amountLabels[invoice.status], value: amount, share: 1.6, style: styles.total, align: 'right' },
  ]);
  sheet.y += 24;
};

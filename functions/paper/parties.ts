import type { Buyer, PaperDocument, Seller } from './document.ts';
import type { Part } from './pages.ts';
import type { Place, Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';
import { addressOf, oneLine } from './wording.ts';

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
export const drawParties = (sheet: Sheet, parent: Part, paper: PaperDocument): void => {
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

import { encodeQR } from 'qr';
import { money } from '#functions/lib/pence.ts';
import { formatDate } from '#shared/dates.ts';
import { paymentReference } from '#shared/payments/reference.ts';
import { sortCode } from '#shared/settings/sort-code.ts';
import { type Cell, drawCells } from './cells.ts';
import { cisHeight } from './cis.ts';
import type { InvoiceDocument, Maybe, Seller } from './document.ts';
import type { Part } from './pages.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, styles } from './style.ts';
import { sumsHeight } from './sums.ts';
import { oneLine } from './wording.ts';

/** In points: the modules of a code for one of our addresses are then 0.6 mm, which a phone can read from a printed page. */
const side = 74;
const gap = 16;

/** The height of the code with its words, and the width that it takes from what stands beside it, in points; 0 without an address. */
const onlineRoom = (address: Maybe<string>) =>
  address ? { height: side + 14, width: side + gap } : { height: 0, width: 0 };

/** Draws the QR code of the document's own page, for a phone's camera, at the right edge from here down. It moves nothing. */
const drawOnline = (sheet: Sheet, part: Part, address: Maybe<string>): void => {
  if (!address) return;
  const { y } = sheet;
  const x = page.left + contentWidth - side;
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  sheet.squares(part, squares, 'QR code of the address of this invoice', { x, y, side });
  sheet.write(part, 'P', 'View online', styles.label, { x, y: y + side + 2, width: side, align: 'right' });
  sheet.y = y;
};

/** The bank account and the payment reference; empty without an account. */
export const bankCells = ({ bank }: Seller, reference: string): Cell[] => {
  const account = oneLine(bank?.accountNumber);
  if (!account) return [];
  const cells = [
    { label: 'Account name', value: oneLine(bank?.accountName), share: 1.8 },
    { label: 'Sort code', value: oneLine(sortCode(bank?.sortCode)), share: 0.8 },
    { label: 'Account number', value: account, share: 1 },
    { label: 'Payment reference', value: reference, share: 1.4 },
  ];
  return cells.filter(({ value }) => value !== '');
};

export const account = ({ bank }: Seller): string => {
  const name = oneLine(bank?.name);
  return name ? `this account at ${name}` : 'this account';
};

export const contact = ({ phone, email }: Seller): string => {
  const ways = [
    phone ? `call ${oneLine(phone).replaceAll(' ', '\u00a0')}` : '',
    email ? `email ${oneLine(email)}` : '',
  ].filter(Boolean);
  return ways.length > 0 ? ` To arrange payment, ${ways.join(' or ')}.` : '';
};

/** A sentence on how much is already paid; empty if nothing is. */
const paidPart = ({ amountPence, balancePence }: InvoiceDocument): string =>
  balancePence < amountPence ? `${money(amountPence - balancePence)} has been paid.` : '';

/** The amount to pay now: for a contractor, the rest after the CIS deduction, as only that will be paid. */
const asked = ({ balancePence, amountPence, cis }: InvoiceDocument): string => {
  if (!cis || cis.deduction === 0) return money(balancePence);
  if (balancePence === amountPence)
    return `${money(cis.expected)} (${money(balancePence)} less an expected ${money(cis.deduction)} for CIS)`;
  return `${money(balancePence)}, less what you still keep back for CIS,`;
};

const request = (invoice: InvoiceDocument, hasAccount: boolean): string => {
  const { due, status, number, seller } = invoice;
  const overdue = status === 'overdue';
  const part = paidPart(invoice);
  const when = `${part && `${part} `}${overdue ? `Payment was due on ${formatDate(due)}. ` : ''}`;
  const sum = `${asked(invoice)}${overdue ? '' : ` by ${formatDate(due)}`}`;
  if (hasAccount) return `${when}Please pay ${sum} into ${account(seller)}.`;
  return `${when}Please pay ${sum}, quoting invoice ${oneLine(number)}.${contact(seller)}`;
};

const thanksFor = ({ status, paidOn }: InvoiceDocument): string =>
  status === 'credited'
    ? 'Credited in full. There is nothing to pay.'
    : `Paid${paidOn ? ` on ${formatDate(paidOn)}` : ''}. Thank you.`;

/** The height of the total and payment details together, in points. */
const payingHeight = 190;

/** The height of the totals and payment details, which stay on one page; 0 if there is nothing to pay. */
export const heightToPay = ({ kind, status, cis, table, vatRates }: InvoiceDocument): number =>
  kind === 'invoice' && (status === 'unpaid' || status === 'overdue')
    ? payingHeight + sumsHeight(table, vatRates) + (cis ? cisHeight : 0)
    : 0;

/** Draws how and by when to pay, or thanks for a payment, beside the code of the invoice's own page. */
export const drawPayment = (sheet: Sheet, invoice: InvoiceDocument): void => {
  if (invoice.status === 'void') return;
  const [part, code] = [sheet.part('Sect'), sheet.part('Sect')];
  const paid = invoice.status === 'paid' || invoice.status === 'credited';
  const cells = paid ? [] : bankCells(invoice.seller, paymentReference(invoice.number));
  const thanks = thanksFor(invoice);
  const room = onlineRoom(invoice.online);
  const width = contentWidth - room.width;
  sheet.need(cells.length > 0 ? 125 : Math.max(48, room.height));
  const least = sheet.y + room.height;
  drawOnline(sheet, code, invoice.online);
  sheet.write(part, 'H2', paid ? 'Payment' : 'How to pay', styles.heading, { width });
  sheet.y += 2;
  sheet.write(part, 'P', paid ? thanks : request(invoice, cells.length > 0), styles.body, { width });
  if (cells.length > 0) {
    sheet.y += 7;
    drawCells(sheet, part, cells, width);
  }
  sheet.y = Math.max(sheet.y, least) + 22;
};

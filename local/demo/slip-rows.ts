import { formatDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import type { Slip } from './receipts.ts';

/** A printed row: centred, in two columns, or a rule. */
export type Row =
  | { kind: 'middle'; text: string; bold?: boolean }
  | { kind: 'columns'; left: string; right: string; bold?: boolean }
  | { kind: 'rule' };

/** An example with valid check digits, so that a scan recognises it as a VAT number. */
const vatNumber = '123 4567 82';

const middle = (text: string, bold = false): Row => ({ kind: 'middle', text, bold });
const columns = (left: string, right: string, bold = false): Row => ({ kind: 'columns', left, right, bold });
const rule: Row = { kind: 'rule' };

/** The till's printed rows, from top to bottom. */
export const rowsOf = ({ shop, lines, total, vat, date, clock, till }: Slip): Row[] => [
  middle(shop.name.toUpperCase(), true),
  ...shop.address.map((line) => middle(line)),
  ...(vat === undefined ? [] : [middle(`VAT No: ${vatNumber}`)]),
  columns(`${formatDate(date)} ${clock}`, `Till ${till}`),
  rule,
  ...lines.map(({ name, pounds }) => columns(name, pounds.toFixed(2))),
  rule,
  columns('TOTAL', formatPounds(total), true),
  columns('CARD', formatPounds(total)),
  ...(vat === undefined ? [] : [columns('VAT @ 20% included', formatPounds(vat))]),
  rule,
  middle('Thank you for your custom'),
];

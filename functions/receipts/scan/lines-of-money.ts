import { amountsIn, cellAmount } from './amounts.ts';
import { isTaxHeader, type Label, labelOf } from './labels.ts';
import type { Row } from './rows.ts';

/** A row with its amounts (pence, left to right), its label, and whether it is in a tax table. */
export type MoneyRow = { at: number; row: Row; amounts: number[]; label: Label; inTable: boolean };

/** Reads the amounts and labels of all rows; an amount alone on a row takes the label of the row above. */
export function moneyRows(rows: Row[]): MoneyRow[] {
  const money = readRows(rows);
  return money.some(({ amounts }) => amounts.length > 0) ? money : inWholePounds(money);
}

/** If no amount has pence: a whole number at the end of two labelled rows (total and payment) is an amount. */
function inWholePounds(rows: MoneyRow[]): MoneyRow[] {
  const ends = rows.map(({ row, label }) =>
    label ? (/(?<![\d./:-])(\d{1,5})$/.exec(row.text.trim())?.[1] ?? null) : null,
  );
  return rows.map((money, i) => {
    const end = ends[i] ?? null;
    const agreed = end !== null && ends.filter((other) => other === end).length > 1;
    return agreed ? { ...money, amounts: [Number(end) * 100] } : money;
  });
}

function readRows(rows: Row[]): MoneyRow[] {
  let table = false;
  let quiet = 0;
  let pending: Label = null;
  return rows.map((row, at) => {
    const amounts = amountsOf(row, table);
    if (isTaxHeader(row.text) && amounts.length === 0) {
      [table, quiet, pending] = [true, 0, null];
      return { at, row, amounts, label: null, inTable: true };
    }
    const own = labelOf(row.text);
    quiet = amounts.length === 0 ? quiet + 1 : 0;
    table &&= quiet < 3 && !endsTable(own, amounts);
    const bare = amounts.length > 0 && !/[A-Z]{3}/i.test(row.text.replace(/\b(?:EUR|GBP|MYR)\b/g, ''));
    const label = own ?? (bare ? pending : null);
    pending = amounts.length === 0 ? own : null;
    return { at, row, amounts, label, inTable: table };
  });
}

/** True if a row ends the tax table: a payment or a single total. */
function endsTable(label: Label, amounts: number[]): boolean {
  if (amounts.length >= 2) return false;
  return label !== null && label !== 'tax' && label !== 'net';
}

function amountsOf(row: Row, isTable: boolean): number[] {
  // A tab keeps the figures of neighbouring cells from being read as one number.
  const joined = amountsIn(row.cells.map(({ text }) => text).join('\t')).map(({ pence }) => pence);
  if (joined.length > 0 && !isTable) return joined;
  // Some amounts can be recognised only in a cell of their own ("048", "22-60"); otherwise the whole row is read as one text.
  const perCell = row.cells.slice(1).flatMap((cell) => cellAmount(cell.text) ?? []);
  return perCell.length > joined.length ? perCell : joined;
}

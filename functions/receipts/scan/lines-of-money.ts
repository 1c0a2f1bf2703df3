import { amountsIn, cellAmount } from './amounts.ts';
import { isTaxHeader, type Label, labelOf } from './labels.ts';
import type { Row } from './rows.ts';

/** A row with its amounts (pence, left to right), what its words say they are, and whether it is in a tax table. */
export type MoneyRow = { at: number; row: Row; amounts: number[]; label: Label; inTable: boolean };

/** Reads all rows' amounts and labels; an amount alone on a row belongs to the words of the row above. */
export function moneyRows(rows: Row[]): MoneyRow[] {
  const money = readRows(rows);
  return money.some(({ amounts }) => amounts.length > 0) ? money : inWholePounds(money);
}

/** Where nothing has pence: a whole number that two labelled rows end in (total and payment) is an amount. */
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

/** A table of taxes ends where a payment or a single total begins. */
function endsTable(label: Label, amounts: number[]): boolean {
  if (amounts.length >= 2) return false;
  return label !== null && label !== 'tax' && label !== 'net';
}

function amountsOf(row: Row, isTable: boolean): number[] {
  // A tab keeps the figures of neighbouring cells from being taken for one.
  const joined = amountsIn(row.cells.map(({ text }) => text).join('\t')).map(({ pence }) => pence);
  if (joined.length > 0 && !isTable) return joined;
  // A cell may hold an amount that only reads as one alone ("048", "22-60"); otherwise the whole row is read at once.
  const perCell = row.cells.slice(1).flatMap((cell) => cellAmount(cell.text) ?? []);
  return perCell.length > joined.length ? perCell : joined;
}

import { stringify } from 'csv-stringify/sync';

/** Two decimals unless the value has more: a unit price may have four, a quantity three. */
const shown = (value: number): string =>
  Number.isInteger(Math.round(value * 10_000) / 100) ? value.toFixed(2) : String(value);

/** Rows as CSV (RFC 4180). Strings that a spreadsheet would run as a formula are escaped; numbers stay numbers, negative ones too. */
export const csvOf = (rows: readonly (string | number)[][], { bom = false } = {}): string =>
  stringify(rows as (string | number)[][], {
    bom,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: shown },
    // The library quotes only the record delimiter, but spreadsheets also end a row at a lone line feed.
    quoted_match: /[\r\n]/,
  });

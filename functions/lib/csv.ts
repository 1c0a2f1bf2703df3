import { stringify } from 'csv-stringify/sync';

/** Pence are shown as such; a price may have four decimals, a quantity three. */
const shown = (value: number): string =>
  Number.isInteger(Math.round(value * 10_000) / 100) ? value.toFixed(2) : String(value);

/**
 * Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula is disarmed; numbers stay numbers, below zero too.
 */
export const csvOf = (rows: readonly (string | number)[][], { bom = false } = {}): string =>
  stringify(rows as (string | number)[][], {
    bom,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: shown },
    // The library quotes only the record delimiter, but spreadsheets end a row at a lone line feed too.
    quoted_match: /[\r\n]/,
  });

import { extract } from '../../../functions/receipts/scan/extract.ts';
import type { VendorWeights } from '../../../functions/receipts/scan/vendor.ts';
import type { KeptReceipt } from './kept.ts';
import { isSameName } from './same-name.ts';

/** The score of a set of receipts, as shares from 0 to 1. */
export type Verdict = {
  /** F1 over vendor, date and total, as SROIE's third task scores them. */
  f1: number;
  /** For each field, the number of right values and the total. */
  fields: { [field: string]: { right: number; of: number } };
  /** Receipts with vendor, date and total all right. */
  allRight: number;
  /** The share of wrong or missing values, and of right ones, that are marked doubtful. */
  doubted: { wrong: number; right: number };
  /** Of the values reported as certain (above 0.9), the share that is right. */
  certain: number;
};
/** One extracted field of a receipt, compared with its label. */
export type Value = { field: string; right: boolean; given: boolean; doubted: boolean; certain: boolean };

const TODAY = '2026-11-20';
const CERTAIN = 0.9;

/**
 * Scores the extraction rules on stored OCR results: no pictures, only a few seconds. Uses the shipped weights, or other ones for
 * each receipt.
 */
export function judge(
  receipts: KeptReceipt[],
  weightsFor: (receipt: KeptReceipt) => VendorWeights | undefined = () => undefined,
): Verdict {
  return verdictOn(receipts.map((receipt) => valuesOf(receipt, weightsFor(receipt))));
}

/** The score of receipts from their values. */
export function verdictOn(judged: Value[][]): Verdict {
  const given = judged.flat().filter((value) => value.given);
  const right = given.filter((value) => value.right);
  const wrong = judged.flat().filter((value) => !value.right);
  const certain = given.filter((value) => value.certain);
  const countsOf = (field: string) => {
    const values = judged.flat().filter((value) => value.field === field);
    return [field, { right: values.filter((value) => value.right).length, of: values.length }] as const;
  };
  return {
    fields: Object.fromEntries(['vendor', 'date', 'total'].map(countsOf)),
    f1: (2 * right.length) / (given.length + judged.flat().length),
    allRight: share(judged, (values) => values.every((value) => value.right)),
    doubted: { wrong: share(wrong, (value) => value.doubted), right: share(right, (value) => value.doubted) },
    certain: share(certain, (value) => value.right),
  };
}

/** A receipt's three values. A date that is neither on the receipt nor in the result does not count. */
export function valuesOf({ lines, vendors, dates, totals }: KeptReceipt, weights?: VendorWeights): Value[] {
  const { vendor, date, total, confidence, doubtful } = extract({ lines, fields: [] }, TODAY, weights);
  const value = (field: string, given: boolean, right: boolean): Value => ({
    field,
    given,
    right: given && right,
    doubted: doubtful.includes(field),
    certain: (confidence[field] ?? 0) > CERTAIN,
  });
  return [
    value(
      'vendor',
      vendor !== null,
      vendors.some((name) => isSameName(vendor ?? '', name)),
    ),
    ...(dates.length > 0 || date !== null ? [value('date', date !== null, dates.includes(date ?? ''))] : []),
    value('total', total !== null, total !== null && totals.includes(total)),
  ];
}

function share<T>(all: T[], is: (one: T) => boolean): number {
  return all.filter(is).length / Math.max(1, all.length);
}

import { extract } from '../../functions/receipts/scan/extract.ts';
import type { KeptReceipt } from './kept.ts';
import { isSameName } from './same-name.ts';

/** How receipts came off, each as a share from 0 to 1. */
export type Verdict = {
  /** Over vendor, date and total, as SROIE's third task scores them. */
  f1: number;
  /** Receipts whose vendor, date and total are all right. */
  allRight: number;
  /** Of wrong values and of right ones, those that carry the mark. */
  doubted: { wrong: number; right: number };
  /** Values called certain (above 0.9) that are right. */
  certain: number;
};
type Value = { right: boolean; given: boolean; doubted: boolean; certain: boolean };

const TODAY = '2026-11-20';
const CERTAIN = 0.9;

/** Judges the rules by receipts as the engines read them once: without a picture, in a few seconds. */
export function judge(receipts: KeptReceipt[]): Verdict {
  const judged = receipts.map(valuesOf);
  const given = judged.flat().filter((value) => value.given);
  const [right, wrong] = [given.filter((value) => value.right), given.filter((value) => !value.right)];
  const certain = given.filter((value) => value.certain);
  return {
    f1: (2 * right.length) / (given.length + judged.flat().length),
    allRight: share(judged, (values) => values.every((value) => value.right)),
    doubted: { wrong: share(wrong, (value) => value.doubted), right: share(right, (value) => value.doubted) },
    certain: share(certain, (value) => value.right),
  };
}

/** The three values of a receipt; a date that is not there and was not invented is no value. */
function valuesOf({ lines, vendors, dates, totals }: KeptReceipt): Value[] {
  const { vendor, date, total, confidence, doubtful } = extract({ lines, fields: [] }, TODAY);
  const value = (field: string, given: boolean, right: boolean): Value => ({
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

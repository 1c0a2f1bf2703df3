import * as z from 'zod/mini';
import type { Line } from '../lines/line.ts';
import { lineFigures } from '../lines/line-figures.ts';
import { pricedLines, termsOf } from '../lines/pence.ts';
import { sumsOf } from '../lines/sums.ts';
import { toPence, toPounds } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { cisFigures } from '../uk/cis.ts';
import { percentOf } from '../uk/vat.ts';
import { type Issuing, isBusiness } from './issuing.ts';

/**
 * What a contractor is expected to keep back for HMRC, in pounds; `rate` is percent. Never part of the totals: the
 * contractor decides on verification. `estimated`: materials count as charged where no line says what they cost.
 */
export const cisExpectation = z.object({
  rate: z.number(),
  gross: z.number(),
  excluded: z.number(),
  base: z.number(),
  deduction: z.number(),
  expected: z.number(),
  estimated: z.boolean(),
});
export type CisExpectation = z.output<typeof cisExpectation>;

const costPence = ({ quantity, cost }: Line): number =>
  halfUp(times(Math.round(quantity * 1000), toPence(cost ?? 0)), 1000);

const chargedPence = (line: Line, document: Issuing['document']): number =>
  lineFigures(pricedLines([line]), termsOf(document))[0]?.net ?? 0;

/** The expectation of an invoice with lines to a contractor; null where nobody deducts, or the seller's status is unknown. */
export const cisExpected = ({ seller, client, document }: Issuing): CisExpectation | null => {
  const { cisStatus } = seller.business;
  const isContractor = isBusiness(client) && client.cisContractor === 'yes';
  if (!isContractor || !cisStatus || cisStatus === 'none') return null;
  const materials = document.lines.filter(({ kind, optional }) => kind === 'material' && !optional);
  const isKnown = ({ cost }: Line) => typeof cost === 'number';
  const excludedCost = materials.reduce(
    (sum, line) => sum + (isKnown(line) ? costPence(line) : chargedPence(line, document)),
    0,
  );
  const { net, vat } = sumsOf(document);
  const figures = cisFigures({ net: toPence(net), vat: toPence(vat), excludedCost, status: cisStatus });
  return {
    rate: percentOf(figures.rateBp),
    gross: toPounds(figures.gross),
    excluded: toPounds(figures.excluded),
    base: toPounds(figures.base),
    deduction: toPounds(figures.deduction),
    expected: toPounds(figures.expected),
    estimated: !materials.every(isKnown),
  };
};

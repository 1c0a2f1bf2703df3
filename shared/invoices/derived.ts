import type { MayHaveLines } from '../lines/adds-up.ts';
import type { DocumentFigures } from '../lines/document.ts';
import { lineValue, vatOf } from '../lines/groups.ts';
import type { Line, LineKind } from '../lines/line.ts';
import { pricedLines } from '../lines/pence.ts';
import { sumsOf } from '../lines/sums.ts';
import { roundToPence, toPence, toPounds } from '../money.ts';
import { rateBpOf } from '../uk/vat.ts';

/** An amount without VAT, in pence, given the document's kind of prices. */
const netOf = (pence: number, { vat }: Pick<Line, 'vat'>, { pricesInclude, taxPoint }: DocumentFigures) =>
  pricesInclude === 'gross' ? pence - vatOf(pence, rateBpOf(vat, taxPoint ?? undefined), 'gross') : pence;

/** The total of one kind of line without VAT, in pounds, before a discount on the whole document. */
const netOfKind = (document: DocumentFigures, kind: LineKind): number => {
  const priced = pricedLines(document.lines.filter((line) => line.kind === kind));
  const byCode = new Map<Line['vat'], number>();
  for (const line of priced) byCode.set(line.vat, (byCode.get(line.vat) ?? 0) + lineValue(line));
  return toPounds([...byCode].reduce((sum, [vat, pence]) => sum + netOf(pence, { vat }, document), 0));
};

const hoursOf = ({ lines }: DocumentFigures): readonly Line[] =>
  lines.filter(({ kind, unit, optional }) => kind === 'labour' && unit === 'hour' && !optional);

const sharedRate = (document: DocumentFigures): number => {
  const rates = hoursOf(document).map((line) => netOf(toPence(line.unitPrice), line, document));
  return new Set(rates).size === 1 ? toPounds(rates[0] ?? 0) : 0;
};

/**
 * The fields of a one-amount invoice, derived from lines, in pounds and hours: total, materials and labour without VAT, hours of
 * labour, and the hourly rate if all are the same.
 */
export const derivedFrom = (document: DocumentFigures) => ({
  amount: sumsOf(document).total,
  materialsCost: netOfKind(document, 'material'),
  laborCost: netOfKind(document, 'labour'),
  hoursWorked: roundToPence(hoursOf(document).reduce((sum, { quantity }) => sum + quantity, 0)),
  hourlyRate: sharedRate(document),
});
export type Derived = ReturnType<typeof derivedFrom>;

export type MayBeDerived = MayHaveLines & { [Name in keyof Derived]?: number | null | undefined };

/** The same of a document. */
export const differingFrom = (given: MayBeDerived, document: DocumentFigures): [keyof Derived, number][] => {
  const derived = Object.entries(derivedFrom(document)) as [keyof Derived, number][];
  return derived.filter(([name, value]) => typeof given[name] === 'number' && given[name] !== value);
};

/** The derived fields that the caller gave with a different value: `[name, the value from the lines]`. */
export const differing = ({ lines, ...given }: MayBeDerived): [keyof Derived, number][] =>
  lines ? differingFrom(given, { ...given, lines }) : [];

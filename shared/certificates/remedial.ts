import { type Line, lineLimits } from '../lines/line.ts';
import type { VatCode } from '../uk/vat.ts';
import {
  type advisory,
  type Defect,
  defectCodes,
  defectsIn,
  defectWords,
  openIn,
  type Remedied,
} from './defects.ts';
import type { FormValues } from './written.ts';

type Advisory = (typeof advisory)[number];

/** The defects to quote for, the worst first: those that must be put right and haven't been, and advice if included. */
export const toQuote = (
  values: FormValues,
  {
    include = [],
    since = [],
  }: { include?: readonly Advisory[] | undefined; since?: readonly Remedied[] | undefined },
): Defect[] => {
  const advised = defectsIn(values).filter(
    ({ n, code, remedied }) =>
      include.some((each) => each === code) && !remedied && !since.some((done) => done.n === n),
  );
  return [...openIn(values, since), ...advised].sort(
    (a, b) => defectCodes.indexOf(a.code) - defectCodes.indexOf(b.code) || a.n - b.n,
  );
};

/** A defect as described on a quote. */
export const quotedWords = (defect: Defect): string => {
  const words = defectWords(defect);
  return words.length > lineLimits.description ? `${words.slice(0, lineLimits.description - 1)}…` : words;
};

/** A quote line for a repair, at the last price used for an equal defect. */
export const remedialLine = (
  defect: Defect,
  { vat, priceOf }: { vat: VatCode; priceOf: ReadonlyMap<string, number> },
): Line => ({
  ...{ kind: 'labour', description: quotedWords(defect), quantity: 1, unit: 'each', vat },
  unitPrice: priceOf.get(defect.alike) ?? 0,
});

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

/** What is to be quoted for, the worst first: what must be put right and was not, and of the advice what is included. */
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

/** What a quote says of a defect. */
export const quotedWords = (defect: Defect): string => {
  const words = defectWords(defect);
  return words.length > lineLimits.description ? `${words.slice(0, lineLimits.description - 1)}…` : words;
};

/** A line for putting one right, at the price that was chosen for the same before. */
export const remedialLine = (
  defect: Defect,
  { vat, priceOf }: { vat: VatCode; priceOf: ReadonlyMap<string, number> },
): Line => ({
  ...{ kind: 'labour', description: quotedWords(defect), quantity: 1, unit: 'each', vat },
  unitPrice: priceOf.get(defect.alike) ?? 0,
});

import { conflict } from '../../kernel/refusal.ts';
import { lineLimits } from '../../lines/limits.ts';
import type { Line } from '../../lines/line.ts';
import type { VatCode } from '../../uk/vat.ts';
import {
  type advisory,
  type Defect,
  defectCodes,
  defectsIn,
  defectWords,
  openIn,
  type Remedied,
} from '../defects.ts';
import { certificateName } from '../kinds.ts';
import type { CertificateState, FormValues } from '../written.ts';

type Advisory = (typeof advisory)[number];

/** The defects to quote for, the worst first: those that must be put right and haven't been, and advice if included. */
const toQuote = (
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
const quotedWords = (defect: Defect): string => {
  const words = defectWords(defect);
  return words.length > lineLimits.description ? `${words.slice(0, lineLimits.description - 1)}…` : words;
};

type Named = Parameters<typeof certificateName>[0];
interface Head extends Named {
  number?: string | null | undefined;
  state?: CertificateState | null | undefined;
  remedied?: readonly Remedied[] | null | undefined;
}

/** The defects to quote for. Throws 409 if there are none, or the certificate is not in force. */
export const repairsOf = (
  { state, remedied }: Head,
  values: FormValues,
  include: readonly Advisory[] | undefined,
): Defect[] => {
  if (state !== 'issued') throw conflict('Only what an issued certificate found can be quoted for');
  const found = toQuote(values, { include, since: remedied ?? [] });
  if (found.length === 0) throw conflict('There is nothing to put right');
  return found;
};

/** How many recent quotes for repairs are searched for earlier prices. */
const lookedThrough = 20;

/** The certificates whose quotes have the latest prices, the newest first. */
export const lastQuoted = <Paper extends { quoteId?: number | null | undefined }>(papers: readonly Paper[]) =>
  papers
    .flatMap((paper) => (paper.quoteId ? [{ paper, quoteId: paper.quoteId }] : []))
    .sort((a, b) => b.quoteId - a.quoteId)
    .slice(0, lookedThrough);

interface Priced {
  values: FormValues;
  lines: readonly Pick<Line, 'description' | 'unitPrice'>[];
}

/** Earlier prices, in pounds, by the key that makes defects alike; the newest wins. Takes the newest first. */
export const pricesIn = (quoted: readonly Priced[]): ReadonlyMap<string, number> =>
  new Map(
    quoted.toReversed().flatMap(({ values, lines }) =>
      defectsIn(values).flatMap((defect): [string, number][] => {
        const line = lines.find(({ description }) => description === quotedWords(defect));
        return line && line.unitPrice > 0 ? [[defect.alike, line.unitPrice]] : [];
      }),
    ),
  );

/** A quote line for a repair, at the last price used for an equal defect. */
const remedialLine = (
  defect: Defect,
  { vat, priceOf }: { vat: VatCode; priceOf: ReadonlyMap<string, number> },
): Line => ({
  ...{ kind: 'labour', description: quotedWords(defect), quantity: 1, unit: 'each', vat },
  unitPrice: priceOf.get(defect.alike) ?? 0,
});

/** The title and lines of a quote for repairs. */
export const repairsQuote = (
  head: Head,
  repairs: readonly Defect[],
  prices: Parameters<typeof remedialLine>[1],
) => ({
  title: `Repairs: ${certificateName(head)} ${head.number}`,
  lines: repairs.map((defect) => remedialLine(defect, prices)),
});

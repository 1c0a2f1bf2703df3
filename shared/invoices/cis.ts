import type { DocumentFigures } from '../lines/document.ts';
import type { Line } from '../lines/line.ts';
import { netsOfLines } from '../lines/line-figures.ts';
import { pricedLines, termsOf } from '../lines/pence.ts';
import { sumsOf } from '../lines/sums.ts';
import { toPence, toPounds } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { type CisFigures, cisFigures, cisRateBp, cisStatuses } from '../uk/cis.ts';
import { percentOf } from '../uk/vat.ts';
import type { CisExpectation } from './cis-expectation.ts';
import { type Issuing, isBusiness } from './issuing.ts';

const costPence = ({ quantity, cost }: Line): number =>
  halfUp(times(Math.round(quantity * 1000), toPence(cost ?? 0)), 1000);

const isKnown = ({ cost }: Line): boolean => typeof cost === 'number';

const isMaterial = ({ kind, optional }: Line): boolean => kind === 'material' && !optional;

const materialsIn = ({ lines }: DocumentFigures): Line[] => lines.filter(isMaterial);

/**
 * What the materials of a document cost, in pence (CISR13070). Where no line says it they are estimated (COG909190): as charged,
 * less their share of a discount on the whole.
 */
export const materialsPence = (document: DocumentFigures): number => {
  const counted = document.lines.filter(({ kind, optional }) => kind !== 'deposit' && !optional);
  const nets = netsOfLines(pricedLines(counted), termsOf(document));
  return counted.reduce(
    (sum, line, at) => (isMaterial(line) ? sum + (isKnown(line) ? costPence(line) : (nets[at] ?? 0)) : sum),
    0,
  );
};

const inPounds = (figures: CisFigures): Omit<CisExpectation, 'estimated'> => ({
  rate: percentOf(figures.rateBp),
  gross: toPounds(figures.gross),
  excluded: toPounds(figures.excluded),
  base: toPounds(figures.base),
  deduction: toPounds(figures.deduction),
  expected: toPounds(figures.expected),
});

/** The expectation of an invoice with lines to a contractor; null where nobody deducts, or the seller's status is unknown. */
export const cisExpected = ({ seller, client, document }: Issuing): CisExpectation | null => {
  const { cisStatus } = seller.business;
  const isContractor = isBusiness(client) && client.cisContractor === 'yes';
  if (!isContractor || !cisStatus || cisStatus === 'none') return null;
  const excludedCost = materialsPence(document);
  const { net, vat } = sumsOf(document);
  const figures = cisFigures({ net: toPence(net), vat: toPence(vat), excludedCost, status: cisStatus });
  return { ...inPounds(figures), estimated: !materialsIn(document).every(isKnown) };
};

/** What a credit note takes off, in pence; of one that says nothing of materials they count by its share of the invoice. */
export interface CreditForCis {
  net: number;
  vat: number;
  materials?: number | undefined;
}

/** What is left of an invoice without VAT and of the materials in it when credit notes are taken off, in pence. */
export const leftForCis = (
  { gross, excluded }: Pick<CisFigures, 'gross' | 'excluded'>,
  credits: readonly CreditForCis[],
): Pick<CisFigures, 'gross' | 'excluded'> => {
  const share = (net: number): number => (gross > 0 ? halfUp(times(excluded, net), gross) : 0);
  const sum = (of: (credit: CreditForCis) => number): number =>
    credits.reduce((all, credit) => all + of(credit), 0);
  const left = gross - sum(({ net }) => net);
  const materials = sum((credit) => credit.materials ?? share(credit.net));
  return { gross: left, excluded: Math.min(Math.max(0, left), Math.max(0, excluded - materials)) };
};

/** What is left of an expectation when credit notes are taken off: nothing is kept back of what is not paid. */
export const cisAfter = (cis: CisExpectation, credits: readonly CreditForCis[]): CisExpectation => {
  const gross = toPence(cis.gross);
  const left = leftForCis({ gross, excluded: toPence(cis.excluded) }, credits);
  const credited = credits.reduce((sum, { vat }) => sum + vat, 0);
  const figures = cisFigures({
    net: left.gross,
    vat: toPence(cis.expected) + toPence(cis.deduction) - gross - credited,
    excludedCost: left.excluded,
    status: cisStatuses.find((status) => cisRateBp[status] === cis.rate * 100) ?? 'gross',
  });
  return { ...inPounds(figures), estimated: cis.estimated };
};

import type { DocumentFigures } from '../lines/document.ts';
import type { Line } from '../lines/line.ts';
import { netsOfLines } from '../lines/line-figures.ts';
import { pricedLines, termsOf } from '../lines/pence.ts';
import { sumsOf } from '../lines/sums.ts';
import { toPence, toPounds } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { type CisFigures, type CisPayer, cisApplies, cisFigures, cisRateBp, cisStatuses } from '../uk/cis.ts';
import { percentOf } from '../uk/vat.ts';
import type { CisExpectation } from './cis-expectation.ts';
import { type Issuing, type IssuingClient, isBusiness } from './issuing.ts';

const costPence = ({ quantity, cost }: Line): number =>
  halfUp(times(Math.round(quantity * 1000), toPence(cost ?? 0)), 1000);

const isKnown = ({ cost }: Line): boolean => typeof cost === 'number';

const isMaterial = ({ kind, optional }: Line): boolean => kind === 'material' && !optional;

const materialsIn = ({ lines }: DocumentFigures): Line[] => lines.filter(isMaterial);

/**
 * The cost of a document's materials, in pence (CISR13070). If no line states it, it is estimated (COG909190): as charged, less
 * their share of a discount on the whole.
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

const payerKind = (client: IssuingClient): CisPayer['kind'] => {
  if (!isBusiness(client)) return 'householder';
  return client.cisContractor === 'yes' ? 'contractor' : 'business';
};

/** The expected deduction on an invoice with lines to a contractor; null if none applies or the seller's status is unknown. */
export const cisExpected = ({ seller, client, document }: Issuing): CisExpectation | null => {
  const { cisStatus } = seller.business;
  if (!cisApplies({ kind: payerKind(client) }) || !cisStatus || cisStatus === 'none') return null;
  const excludedCost = materialsPence(document);
  const { net, vat } = sumsOf(document);
  const figures = cisFigures({ net: toPence(net), vat: toPence(vat), excludedCost, status: cisStatus });
  return { ...inPounds(figures), estimated: !materialsIn(document).every(isKnown) };
};

/** The amounts a credit note takes off, in pence; materials it does not state are taken in proportion to the invoice. */
export interface CreditForCis {
  net: number;
  vat: number;
  materials?: number | undefined;
}

/** An invoice's remaining amount without VAT and its materials after credit notes, in pence. */
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

/** The expected deduction after credit notes: nothing is deducted from what is not paid. */
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

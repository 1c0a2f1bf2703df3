import type { UblDocument, UblRule, UblTax } from './ubl-document.ts';

/** The rules of each VAT category: who must be identified, the rate, and whether a reason is required. */

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

const taxes = ({ lines, taxTotals }: UblDocument): readonly UblTax[] => [...lines, ...taxTotals.flat()];
const uses = (document: UblDocument, category: string): boolean =>
  taxes(document).some((tax) => tax.category === category);

const each = (category: string, test: (tax: UblTax) => boolean) => (document: UblDocument) =>
  taxes(document)
    .filter((tax) => tax.category === category)
    .every(test);
const breakdown = (category: string, test: (tax: UblTax) => boolean) => (document: UblDocument) =>
  document.taxTotals
    .flat()
    .filter((tax) => tax.category === category)
    .every(test);

const hasReason = ({ reason, reasonCode }: UblTax): boolean => given(reason) || given(reasonCode);
const sellerHasVatId = (category: string) => (document: UblDocument) =>
  !uses(document, category) || given(document.seller.vatId);
const standsAlone = (tested: readonly string[]): boolean =>
  !tested.includes('O') || tested.every((category) => category === 'O');

export const taxRules: readonly UblRule[] = [
  ['BR-S-02', sellerHasVatId('S')],
  ['BR-S-05', each('S', ({ percent }) => (percent ?? 0) > 0)],
  ['BR-S-10', breakdown('S', (tax) => !hasReason(tax))],
  ['BR-Z-02', sellerHasVatId('Z')],
  ['BR-Z-05', each('Z', ({ percent }) => percent === 0)],
  ['BR-Z-10', breakdown('Z', (tax) => !hasReason(tax))],
  ['BR-E-02', sellerHasVatId('E')],
  ['BR-E-05', each('E', ({ percent }) => percent === 0)],
  ['BR-E-10', breakdown('E', hasReason)],
  [
    'BR-AE-02',
    (document) =>
      !uses(document, 'AE') ||
      (given(document.seller.vatId) && (given(document.buyer.vatId) || given(document.buyer.legalId))),
  ],
  ['BR-AE-05', each('AE', ({ percent }) => percent === 0)],
  ['BR-AE-10', breakdown('AE', hasReason)],
  ['BR-O-11', ({ taxTotals }) => standsAlone(taxTotals.flat().map(({ category }) => category))],
  ['BR-O-12', ({ lines }) => standsAlone(lines.map(({ category }) => category))],
  [
    'BR-O-02',
    (document) => !uses(document, 'O') || !(given(document.seller.vatId) || given(document.buyer.vatId)),
  ],
  ['BR-O-05', each('O', ({ percent }) => !given(percent))],
  ['BR-O-10', breakdown('O', hasReason)],
];

import type { DocumentFigures } from '#shared/lines/document.ts';
import type { Line } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { toPence } from '#shared/money.ts';
import type { InvoiceDocument } from '../document.ts';
import { tableOf } from '../table.ts';
import { sample } from './sample.ts';

/** A line of a plumber's invoice. */
export const lineOf = (changes: Partial<Line> = {}): Line => ({
  kind: 'material',
  description: 'Compact boiler filter, 22 mm, with two valves',
  quantity: 2,
  unit: 'each',
  unitPrice: 59.99,
  vat: 's',
  ...changes,
});

export const hours: Line = {
  kind: 'labour',
  description: 'Fitting and testing',
  quantity: 2.5,
  unit: 'hour',
  unitPrice: 48,
  vat: 's',
};

const registered = {
  ...sample.seller,
  companyNumber: '01234567',
  registeredOffice: '9 Canal Wharf\nLeeds\nLS1 2BB',
  vatNumber: 'GB 123 4567 82',
  bank: { ...sample.seller.bank, accountName: 'Example Plumbing & Heating Ltd' },
};

/** An invoice with these lines, from a VAT-registered seller unless `showsVat` is false. */
export const linedInvoice = (
  lines: Line[],
  { showsVat = true, ...terms }: Partial<DocumentFigures> & { showsVat?: boolean } = {},
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument => {
  const figures = { lines, taxPoint: '2026-10-16', ...terms };
  const sums = sumsOf(figures);
  const amountPence = toPence(sums.total);
  return {
    ...sample,
    seller: registered,
    work: {},
    labour: { hours: 0, ratePence: 0, costPence: 0 },
    materialsPence: 0,
    table: tableOf(figures, sums, showsVat),
    amountPence,
    balancePence: amountPence,
    ...changes,
  };
};

/** Lines at four VAT rates. */
export const fourRates: Line[] = [
  hours,
  lineOf({ description: 'Insulation of the loft under the energy-saving scheme', vat: 'z', unitPrice: 240 }),
  lineOf({ description: 'Heat pump controls for a home empty for two years', vat: 'r', unitPrice: 120 }),
  lineOf({ description: 'Insurance arranged for the works', vat: 'e', unitPrice: 35, quantity: 1 }),
];

const parts = [
  'Copper pipe, 15 mm',
  'Elbow, 15 mm',
  'Isolating valve',
  'Radiator, 600 × 1,000, double',
  'Inhibitor',
];

/** This many lines, as on a large job. */
export const manyLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) =>
    lineOf({
      description: `${parts[at % parts.length]}, room ${at + 1}${at % 7 === 0 ? ', with clips every half metre and lagging where it crosses the loft' : ''}`,
      quantity: (at % 9) + 0.5,
      unit: at % 5 === 0 ? 'm' : 'each',
      unitPrice: 3.49 + at,
    }),
  );

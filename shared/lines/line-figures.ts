import { halfUp, share, times } from '../rounding.ts';
import { isReverseCharge, rateBpOf, vatCodes } from '../uk/vat.ts';
import type { DocumentFigures } from './document.ts';
import { lineValue, type PricedLine, type Terms, vatGroups, vatOf } from './groups.ts';
import { depositLines, pricedLines, termsOf } from './pence.ts';

/** A line's own figures in pence, before the document's discount. Under a reverse charge, `vat` is the customer's. */
export interface LineFigures {
  net: number;
  vat: number;
  total: number;
  /** The net unit price in ten-thousandths of a pound, as a full VAT invoice prints it. */
  unitNet: number;
}

/**
 * Each line's figures in pence, with the VAT of its group shared over the lines so that they add up to it, as a full invoice needs
 * if prices include VAT (VR reg 14(1)). Totals are never calculated from these rounded figures.
 */
export const lineFigures = (lines: readonly PricedLine[], terms: Terms): LineFigures[] => {
  const figures: LineFigures[] = [];
  for (const code of vatCodes) {
    const places = lines.flatMap((line, at) => (line.vat === code ? [{ line, at }] : []));
    const values = places.map(({ line }) => lineValue(line));
    const whole = values.reduce((sum, value) => sum + value, 0);
    const rateBp = rateBpOf(code, terms.taxPoint);
    const parts = share(vatOf(whole, rateBp, terms.pricesInclude), values.map(Math.abs));
    places.forEach(({ line, at }, place) => {
      const value = values[place] ?? 0;
      const vat = parts[place] ?? 0;
      const net = terms.pricesInclude === 'net' ? value : value - vat;
      const withVat = 10_000 + (terms.pricesInclude === 'net' ? 0 : rateBp);
      figures[at] = {
        net,
        vat,
        total: isReverseCharge(code) ? net : net + vat,
        unitNet: halfUp(times(line.unitPence, 1_000_000), withVat),
      };
    });
  }
  return figures;
};

/**
 * Each line's part of the net total, in pence: its group's, after the document's discount, shared in proportion to the lines'
 * amounts.
 */
export const netsOfLines = (lines: readonly PricedLine[], terms: Terms): number[] => {
  const nets: number[] = [];
  for (const { vat, net } of vatGroups(lines, terms)) {
    const places = lines.flatMap((line, at) => (line.vat === vat ? [{ line, at }] : []));
    const parts = share(
      net,
      places.map(({ line }) => Math.abs(lineValue(line))),
    );
    places.forEach(({ at }, place) => {
      nets[at] = parts[place] ?? 0;
    });
  }
  return nets;
};

/** The figures of every line of a document, in order: a deposit's as stored, an optional line's as if it were the only one. */
export const figuresOfLines = (document: DocumentFigures): LineFigures[] => {
  const { lines } = document;
  const terms = termsOf(document);
  const counted = lineFigures(pricedLines(lines), terms).values();
  const deposits = depositLines(document)
    .map(({ vat, net, amount }) => {
      const total = isReverseCharge(vat) ? net : net + amount;
      return { net, vat: amount, total, unitNet: net * 100 };
    })
    .values();
  return lines.flatMap((line): LineFigures[] => {
    if (line.kind !== 'deposit' && line.optional)
      return lineFigures(pricedLines([{ ...line, optional: false }]), terms);
    const { value } = (line.kind === 'deposit' ? deposits : counted).next();
    return value ? [value] : [];
  });
};

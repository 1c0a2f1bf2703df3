import { vatOf } from '../../../lines/groups.ts';
import { ublCategory, ublIds, ublTotals } from '../../ubl.ts';
import type { UblAllowance, UblDocument, UblLine, UblSubtotal } from '../../ubl-document.ts';
import type { VatCode } from '../../vat.ts';
import { rateBpOf } from '../../vat.ts';

/** A line of a valid document: one unit at this many pence. */
export const ublLine = (code: VatCode, net = 10_000): UblLine => {
  const { id, percent } = ublCategory(code, undefined, 'Exempt');
  return { id: '1', quantity: 1000, unit: 'C62', net, name: 'Work', price: net * 100, category: id, percent };
};

const subtotalsOf = (codes: readonly VatCode[], lines: readonly UblLine[], off: number): UblSubtotal[] =>
  [...new Set(codes)].map((code, at) => {
    const { id, percent, reason, reasonCode } = ublCategory(code, undefined, 'Exempt');
    const whole = lines.reduce((sum, { net }, line) => (codes[line] === code ? sum + (net ?? 0) : sum), 0);
    const taxable = whole - (at === 0 ? off : 0);
    const tax = code === 's' || code === 'r' ? vatOf(taxable, rateBpOf(code), 'net') : 0;
    return { category: id, percent, reason, reasonCode, taxable, tax };
  });

const parties = (isOutside: boolean): Pick<UblDocument, 'seller' | 'buyer'> => ({
  seller: {
    endpoint: '9932:GB123456782',
    name: 'Seller',
    country: 'GB',
    vatId: isOutside ? null : 'GB123456782',
    legalId: '01234567',
  },
  buyer: {
    endpoint: '9932:GB123456727',
    name: 'Buyer',
    country: 'GB',
    vatId: isOutside ? null : 'GB123456727',
    legalId: '07654321',
  },
});

const head = {
  id: 'INV-1',
  issueDate: '2026-11-21',
  dueDate: '2026-12-21',
  type: 380,
  currency: 'GBP',
  customization: ublIds.customization,
  profile: ublIds.profile,
  buyerReference: 'JOB-1',
  notes: 1,
  prepaid: 0,
  rounding: 0,
  paymentMeans: 30,
  account: '12345678',
} satisfies Partial<UblDocument>;

/** A valid document with one line per code, for cases to break. An allowance has the first category. */
export const ublDocument = (
  codes: readonly VatCode[],
  nets: readonly number[] = [],
  allowances: readonly UblAllowance[] = [],
): UblDocument => {
  const lines = codes.map((code, at) => ({ ...ublLine(code, nets[at]), id: String(at + 1) }));
  const off = allowances.reduce((sum, { amount }) => sum + amount, 0);
  const subtotals = subtotalsOf(codes, lines, off);
  const taxTotal = subtotals.reduce((sum, { tax }) => sum + tax, 0);
  const lineNets = lines.map(({ net }) => net ?? 0);
  const { lineExtension, taxExclusive, taxInclusive, payable } = ublTotals({
    lineNets,
    allowances: off,
    vat: taxTotal,
  });
  return {
    ...head,
    ...parties(codes.every((code) => code === 'o')),
    lines,
    allowances,
    taxTotals: [subtotals],
    taxTotal,
    lineExtension,
    allowanceTotal: off,
    taxExclusive,
    taxInclusive,
    payable,
  };
};

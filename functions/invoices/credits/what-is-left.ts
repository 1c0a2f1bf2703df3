import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { conflict, invalid, invalidField } from '#shared/kernel/refusal.ts';
import { type Credited, creditable, creditOf } from '#shared/lines/credit.ts';
import type { Discount, PriceMode } from '#shared/lines/document.ts';
import { type Group, vatGroups, vatOf } from '#shared/lines/groups.ts';
import type { Line } from '#shared/lines/line.ts';
import { pricedLines, termsOf } from '#shared/lines/pence.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { asSums } from '#shared/lines/sums.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { isReverseCharge, rateBpOf } from '#shared/uk/vat.ts';
import type { CreditedGroup } from './entity.ts';

/** What can be credited on an invoice: what it charges by VAT code, in pence, and what is already credited. */
export interface Creditable {
  number: string;
  lines: Line[] | undefined;
  pricesInclude: PriceMode;
  discount?: Discount | null | undefined;
  taxPoint?: string | undefined;
  groups: Group[];
  credited: Map<string, Credited>;
}

/** The groups of an issued document in pence, from its own totals. */
export const groupsOfSums = ({ byRate }: Sums, taxPoint: string | undefined): Group[] =>
  byRate.map(({ vat, net, amount, notional }) => ({
    vat,
    rateBp: rateBpOf(vat, taxPoint),
    net: toPence(net),
    amount: toPence(notional ?? amount),
    discount: 0,
  }));

/** The groups of an invoice with a single amount, by the VAT it states; one group without VAT if it states none. */
export const groupsOfAmount = ({ amount: pounds, tax }: Pick<StoredInvoice, 'amount' | 'tax'>): Group[] => {
  const groups = tax?.groups ?? [];
  if (groups.length === 0) return [{ vat: 'o', rateBp: 0, net: toPence(pounds), amount: 0, discount: 0 }];
  return groups.map(({ code, net, vat: charged }) => {
    const vat = code === 'plain' ? 'o' : code;
    const rateBp = rateBpOf(vat, tax?.point);
    return {
      vat,
      rateBp,
      net,
      amount: isReverseCharge(vat) ? vatOf(net, rateBp, 'net') : charged,
      discount: 0,
    };
  });
};

/** Sums the credit notes by VAT code. */
export const creditedBy = (notes: { groups: CreditedGroup[] }[]): Map<string, Credited> => {
  const sums = new Map<string, Credited>();
  for (const { vat, net, amount } of notes.flatMap(({ groups }) => groups)) {
    const before = sums.get(vat) ?? { net: 0, amount: 0 };
    sums.set(vat, { net: before.net + net, amount: before.amount + amount });
  }
  return sums;
};

/** What one credit note deducts, by VAT code, and its lines. */
export interface Crediting {
  lines: Line[];
  discount?: Discount | null | undefined;
  groups: Group[];
}

const restLine = ({ number, pricesInclude }: Creditable, { vat, net, amount }: Group): Line => ({
  kind: 'other',
  description: `What is left of invoice ${number}`,
  quantity: 1,
  unit: 'each',
  unitPrice: toPounds(pricesInclude === 'gross' ? net + amount : net),
  vat,
});

/**
 * Credits everything left. A first credit note repeats the invoice's own lines and figures, with no recalculation (VAT Regulations
 * 1995 reg. 15C).
 */
const allThatIsLeft = (invoice: Creditable): Crediting => {
  const left = invoice.groups
    .map((group) => ({ ...group, ...creditable(group, invoice.credited.get(group.vat)) }))
    .filter(({ net, amount }) => net !== 0 || amount !== 0);
  if (left.length === 0) throw nothingLeft();
  const isFirst = invoice.credited.size === 0;
  if (isFirst && invoice.lines) return { lines: invoice.lines, discount: invoice.discount, groups: left };
  return { lines: left.map((group) => restLine(invoice, group)), groups: left };
};

const nothingLeft = () => {
  const message = 'There’s nothing left to credit on this invoice';
  return conflict(message, [{ path: 'lines', message }]);
};

const tooMuch = (left: number) => {
  const message = `Comes to more than is left of the invoice, ${toPounds(left).toFixed(2)} without VAT at this rate`;
  return conflict(message, [{ path: 'lines', message }]);
};

const refuseForeign = (invoice: Creditable, lines: Line[]): void => {
  const codes = new Set<string>(invoice.groups.map(({ vat }) => vat));
  const wrong = lines.flatMap(({ vat, kind }, at) => {
    if (kind === 'deposit')
      return [{ path: `lines.${at}.kind`, message: 'Credit a deposit on its own invoice' }];
    return codes.has(vat)
      ? []
      : [{ path: `lines.${at}.vat`, message: 'There’s nothing at this VAT rate on the invoice' }];
  });
  if (wrong.length > 0) throw invalid(wrong);
};

const partOf = (invoice: Creditable, group: Group, asked: Group): Group => {
  const { pricesInclude, credited } = invoice;
  const before = credited.get(group.vat);
  const value = pricesInclude === 'gross' ? asked.net + asked.amount : asked.net;
  const left = creditable(group, before);
  if (value > (pricesInclude === 'gross' ? left.net + left.amount : left.net)) throw tooMuch(left.net);
  return { ...group, ...creditOf(group, value, before, pricesInclude) };
};

const inPart = (invoice: Creditable, lines: Line[]): Crediting => {
  refuseForeign(invoice, lines);
  const { pricesInclude, taxPoint } = invoice;
  const asked = vatGroups(pricedLines(lines), termsOf({ lines, pricesInclude, taxPoint }));
  const groups = asked.flatMap((one) => {
    const group = invoice.groups.find(({ vat }) => vat === one.vat);
    return group ? [partOf(invoice, group, one)] : [];
  });
  if (asSums(groups).net <= 0) throw invalidField('lines', 'Come to £0.00. Choose something to credit');
  return { lines, groups };
};

/**
 * What a credit note deducts: the given lines, or everything left. Throws 400 naming a line that is not on the invoice, and 409
 * naming `lines` for more than is left.
 */
export const creditingOf = (invoice: Creditable, lines: Line[] | undefined): Crediting =>
  lines ? inPart(invoice, lines) : allThatIsLeft(invoice);

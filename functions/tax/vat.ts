import type { StoredUser } from '#functions/lib/session.ts';
import { addYears } from '#shared/dates.ts';
import { toPounds } from '#shared/money.ts';
import type { VatScheme } from '#shared/settings/options.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import type { SchemeSpan } from '#shared/tax/earlier-schemes.ts';
import type { VatMark, VatQuery, VatReturn } from '#shared/tax/vat.ts';
import { vatReturnDueBy } from '#shared/uk/vat-quarters.ts';
import {
  type ReturnPart,
  type ReturnScheme,
  type VatBoxes,
  type VatTotals,
  vatBoxes,
} from '#shared/uk/vat-return.ts';
import { daysIn, sumOf, type TaxDay } from './days.ts';
import { reversedOf, salesOf, salesVatOf, spentOf, spentVatOf, taxableOf } from './figures.ts';
import type { TaxName } from './names.ts';
import { schemesIn, type TaxTerms, termsOf } from './terms.ts';

const marked = (code: VatMark, pence: number | null = null): VatReturn['marks'][number] => ({
  code,
  amount: pence === null ? null : toPounds(pence),
});

const returnScheme = (scheme: VatScheme, flatRate: number | null): ReturnScheme | null => {
  if (scheme === 'none') return null;
  if (scheme !== 'flat') return { kind: scheme };
  return flatRate === null ? null : { kind: 'flat', rateBp: Math.round(flatRate * 100) };
};

const onWire = (boxes: VatBoxes): NonNullable<VatReturn['boxes']> => ({
  box1: toPounds(boxes[1]),
  box2: toPounds(boxes[2]),
  box3: toPounds(boxes[3]),
  box4: toPounds(boxes[4]),
  box5: toPounds(boxes[5]),
  box6: toPounds(boxes[6]),
  box7: toPounds(boxes[7]),
  box8: toPounds(boxes[8]),
  box9: toPounds(boxes[9]),
});

const outcomeOf = (boxes: VatBoxes): VatReturn['outcome'] => {
  if (boxes[5] === 0) return 'nil';
  return boxes[3] > boxes[4] ? 'pay' : 'reclaim';
};

/** What counts of a period's days under one scheme, and of those without a registration. */
interface Part extends SchemeSpan {
  sums: Record<TaxName, number>;
  outside: Record<TaxName, number>;
}

const partsOf = (terms: TaxTerms, days: readonly TaxDay[], period: VatQuery): Part[] => {
  const isIn = ({ date }: TaxDay): boolean => isVatRegistered(terms.business, date);
  return schemesIn(terms, period).map((span) => {
    const own = days.filter(({ date }) => date >= span.from && date <= span.to);
    return { ...span, sums: sumOf(own.filter(isIn)), outside: sumOf(own.filter((day) => !isIn(day))) };
  });
};

const boxesOf = (parts: readonly Part[]): VatBoxes | null => {
  const known = parts.flatMap(({ scheme, flatRate, sums }): ReturnPart[] => {
    const by = returnScheme(scheme, flatRate);
    return by ? [{ scheme: by, totals: totalsOf(sums, scheme) }] : [];
  });
  return known.length === parts.length ? vatBoxes(known) : null;
};

const totalsOf = (sums: Part['sums'], scheme: VatScheme): VatTotals => ({
  sales: salesOf(sums, scheme),
  vat: salesVatOf(sums, scheme),
  reversed: reversedOf(sums),
  spent: spentOf(sums),
  spentVat: spentVatOf(sums),
  reverseSpent: sums.reverseSpent,
  reverseVat: sums.reverseVat,
});

/** Whether cash accounting was joined or left in the period or up to a year before, while the money of that time still comes. */
const cashChanged = (terms: TaxTerms, { from, to }: VatQuery): boolean => {
  const schemes = schemesIn(terms, { from: addYears(from, -1), to }).map(({ scheme }) => scheme);
  return new Set(schemes).size > 1 && schemes.includes('cash');
};

/** What nobody may rely on in these figures. */
const marksOf = (parts: readonly Part[], isCashChanged: boolean): VatReturn['marks'] => {
  const total = (of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const has = (wanted: VatScheme): boolean => parts.some(({ scheme }) => scheme === wanted);
  const plain = total(({ scheme, sums }) => (scheme === 'cash' ? sums.cash_plain : sums.sale_plain));
  const charged = total(({ outside }) => outside.saleVat);
  const unregistered = total(({ outside }) => taxableOf(outside, false));
  const reversed = total(({ outside }) => outside.reverseSpent);
  const isRegistered = !has('none');
  const marks: [VatMark, boolean, number?][] = [
    ['one_amount', plain !== 0, plain],
    ['no_flat_rate', parts.some(({ scheme, flatRate }) => scheme === 'flat' && flatRate === null)],
    ['charged_unregistered', charged > 0, charged],
    ['part_unregistered', isRegistered && unregistered !== 0, unregistered],
    ['scheme_changed', parts.length > 1],
    ['cash_changed', isCashChanged],
    ['receipts_as_paid', has('cash')],
    ['reverse_purchases', isRegistered, total(({ sums }) => sums.reverseVat)],
    ['reverse_unregistered', reversed !== 0, reversed],
    ['flat_capital_goods', has('flat')],
  ];
  return marks.flatMap(([code, holds, pence]) => (holds ? [marked(code, pence)] : []));
};

const shownPart = (part: Part): VatReturn['parts'][number] => {
  const { from, to, scheme, flatRate } = part;
  const boxes = boxesOf([part]);
  return { from, to, scheme, flatRate: scheme === 'flat' ? flatRate : null, boxes: boxes && onWire(boxes) };
};

/** A VAT return's figures for a period, by the scheme of each of its days: one round trip, whatever the number of records. */
export const vatOf = async (user: StoredUser, period: VatQuery): Promise<VatReturn> => {
  const terms = termsOf(user);
  const { from, to } = period;
  const parts = partsOf(terms, await daysIn(user.userId, from, to), period);
  const boxes = boxesOf(parts);
  const shown = parts.map(shownPart);
  const { scheme, flatRate } = shown.at(-1) ?? { scheme: 'none', flatRate: null };
  return {
    ...{ from, to, dueBy: vatReturnDueBy(to), scheme, flatRate },
    boxes: boxes && onWire(boxes),
    outcome: boxes && outcomeOf(boxes),
    parts: shown.length > 1 ? shown : [],
    marks: marksOf(parts, cashChanged(terms, period)),
  };
};

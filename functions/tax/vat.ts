import type { StoredUser } from '#functions/lib/session.ts';
import { toPounds } from '#shared/money.ts';
import type { VatScheme } from '#shared/settings/options.ts';
import { isVatRegistered, schemeOf } from '#shared/settings/registration.ts';
import type { VatMark, VatQuery, VatReturn } from '#shared/tax/vat.ts';
import { vatReturnDueBy } from '#shared/uk/vat-quarters.ts';
import { type ReturnScheme, type VatBoxes, vatBoxes } from '#shared/uk/vat-return.ts';
import { daysIn, sumOf, type TaxDay } from './days.ts';
import { reversedOf, salesOf, salesVatOf, spentOf, spentVatOf, taxableOf } from './figures.ts';
import type { TaxSums } from './names.ts';
import { termsOf } from './terms.ts';

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

/** What nobody may rely on in these figures. */
const marksOf = (scheme: VatScheme, flatRate: number | null, sums: TaxSums, outside: TaxSums) => {
  const plain = (scheme === 'cash' ? sums.cash_plain : sums.sale_plain) ?? 0;
  const charged = outside.saleVat ?? 0;
  const unregistered = taxableOf(outside, false);
  const reversedOutside = outside.reverseSpent ?? 0;
  return [
    ...(plain !== 0 ? [marked('one_amount', plain)] : []),
    ...(scheme === 'flat' && flatRate === null ? [marked('no_flat_rate')] : []),
    ...(charged > 0 ? [marked('charged_unregistered', charged)] : []),
    ...(scheme !== 'none' && unregistered !== 0 ? [marked('part_unregistered', unregistered)] : []),
    ...(scheme === 'cash' ? [marked('receipts_as_paid')] : []),
    ...(scheme !== 'none' ? [marked('reverse_purchases', sums.reverseVat ?? 0)] : []),
    ...(reversedOutside !== 0 ? [marked('reverse_unregistered', reversedOutside)] : []),
    ...(scheme === 'flat' ? [marked('flat_capital_goods')] : []),
  ];
};

/** A VAT return's figures for a period, by the scheme that the user has now: one round trip, whatever the number of records. */
export const vatOf = async (user: StoredUser, { from, to }: VatQuery): Promise<VatReturn> => {
  const { business, settings } = termsOf(user);
  const scheme = schemeOf(business);
  const { flatRate } = settings;
  const days = await daysIn(user.userId, from, to);
  const isIn = ({ date }: TaxDay): boolean => isVatRegistered(business, date);
  const [sums, outside] = [sumOf(days.filter(isIn)), sumOf(days.filter((day) => !isIn(day)))];
  const by = returnScheme(scheme, flatRate);
  const boxes =
    by &&
    vatBoxes(by, {
      sales: salesOf(sums, scheme),
      vat: salesVatOf(sums, scheme),
      reversed: reversedOf(sums),
      spent: spentOf(sums),
      spentVat: spentVatOf(sums),
      reverseSpent: sums.reverseSpent,
      reverseVat: sums.reverseVat,
    });
  return {
    ...{ from, to, dueBy: vatReturnDueBy(to), scheme },
    flatRate: scheme === 'flat' ? flatRate : null,
    boxes: boxes && onWire(boxes),
    outcome: boxes && outcomeOf(boxes),
    marks: marksOf(scheme, flatRate, sums, outside),
  };
};

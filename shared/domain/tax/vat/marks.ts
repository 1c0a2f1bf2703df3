import { addYears } from '../../../dates.ts';
import { toPounds } from '../../../money.ts';
import type { VatMark, VatQuery, VatReturn } from '../../../tax/vat.ts';
import type { VatScheme } from '../../../uk/vat-schemes.ts';
import { salesVatOf, taxableOf } from '../figures.ts';
import { schemesIn, type TaxTerms } from '../terms.ts';
import type { LimitedCost } from './limited-cost.ts';
import type { Part } from './parts.ts';

const marked = (code: VatMark, pence: number | null = null): VatReturn['marks'][number] => ({
  code,
  amount: pence === null ? null : toPounds(pence),
});

/**
 * True if cash accounting was joined or left in the period or in the year before, while payments from that time are still
 * coming in.
 */
export const cashChanged = (terms: TaxTerms, { from, to }: VatQuery): boolean => {
  const spans = schemesIn(terms, { from: addYears(from, -1), to });
  const isSettled = (day: string): boolean =>
    terms.settings.earlierSchemes.some(({ until, unpaid }) => until === day && unpaid);
  return spans.some((span, at) => {
    const next = spans[at + 1];
    return next && (span.scheme === 'cash') !== (next.scheme === 'cash') && !isSettled(span.to);
  });
};

/**
 * True for the last return of a registration: it includes VAT on goods kept whose VAT was claimed, if that is more than £1,000
 * (VATA 1994 Sch 4 para 8). We don't know what is kept.
 */
export const isLast = ({ business: { vatTo } }: TaxTerms, { from, to }: VatQuery): boolean =>
  Boolean(vatTo && vatTo >= from && vatTo <= to);

/** What marks a return, besides its counters. */
interface Standing {
  isLast: boolean;
  isCashChanged: boolean;
  isSchemeChanged: boolean;
  limitedCost: LimitedCost;
  isFirstYear: boolean;
}

/** The reasons not to rely on these figures. */
export const marksOf = (
  parts: readonly Part[],
  { isLast: isLastReturn, isCashChanged, isSchemeChanged, limitedCost, isFirstYear }: Standing,
): VatReturn['marks'] => {
  const total = (of: (part: Part) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const has = (wanted: VatScheme): boolean => parts.some(({ scheme }) => scheme === wanted);
  const plain = total(({ scheme, sums }) => (scheme === 'cash' ? sums.cash_plain : sums.sale_plain));
  const charged = total(({ outside }) => salesVatOf(outside, 'standard'));
  const unregistered = total(({ outside }) => taxableOf(outside, false));
  const reversed = total(({ outside }) => outside.reverseSpent);
  const isRegistered = !has('none');
  const marks: [VatMark, boolean, number?][] = [
    ['one_amount', plain !== 0, plain],
    ['no_flat_rate', parts.some(({ scheme, flatRate }) => scheme === 'flat' && flatRate === null)],
    ['charged_unregistered', charged > 0, charged],
    ['part_unregistered', isRegistered && unregistered !== 0, unregistered],
    ['scheme_changed', isSchemeChanged],
    ['cash_changed', isCashChanged],
    ['receipts_as_paid', has('cash')],
    [
      'meals_asked',
      !has('flat') && total(({ sums }) => sums.mealsVatAsked) !== 0,
      total(({ sums }) => sums.mealsVatAsked),
    ],
    ['reverse_purchases', isRegistered, total(({ sums }) => sums.reverseVat)],
    ['reverse_unregistered', reversed !== 0, reversed],
    ['stock_kept', isRegistered && isLastReturn],
    ['flat_capital_goods', has('flat')],
    ['limited_cost', limitedCost === 'yes'],
    ['goods_asked', limitedCost === 'asked'],
    ['flat_first_year', isFirstYear],
  ];
  return marks.flatMap(([code, holds, pence]) => (holds ? [marked(code, pence)] : []));
};

import { addDays } from '../../dates.ts';
import type { VatScheme } from '../../uk/vat-schemes.ts';

/** The scheme on a day, with its flat rate in percent if it has one. */
export interface SchemeNow {
  scheme: VatScheme;
  flatRate: number | null;
}

/** Days of a period under one scheme. */
export interface SchemeSpan extends SchemeNow {
  from: string;
  to: string;
}

/** Splits a period by scheme, in order: one span if there was no switch. */
export const spansOf = (
  earlier: readonly (SchemeNow & { until: string })[],
  now: SchemeNow,
  { from, to }: { from: string; to: string },
): SchemeSpan[] => {
  const spans: SchemeSpan[] = [];
  let start = from;
  const inOrder = earlier.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  for (const { until, scheme, flatRate } of inOrder) {
    if (until < start || until >= to) continue;
    spans.push({ from: start, to: until, scheme, flatRate });
    start = addDays(until, 1);
  }
  const { scheme, flatRate } = inOrder.find(({ until }) => until >= start) ?? now;
  return [...spans, { from: start, to, scheme, flatRate }];
};

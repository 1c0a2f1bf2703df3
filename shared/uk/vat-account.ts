import { halfUp, share, times } from '../rounding.ts';
import { taxPointOf, taxPointsOf } from './tax-point.ts';

/** The part of an invoice with one code, in pence. */
export interface VatGroup<Code extends string = string> {
  code: Code;
  net: number;
  vat: number;
}

/** Allocates an amount to groups in proportion to their totals including VAT. */
export const partOfGroups = <Code extends string>(
  groups: readonly VatGroup<Code>[],
  pence: number,
): VatGroup<Code>[] => {
  const sums = groups.map(({ net, vat }) => Math.max(0, net + vat));
  const parts = share(pence, sums);
  return groups.map(({ code, vat }, at) => {
    const [gross = 0, part = 0] = [sums[at], parts[at]];
    const partVat = gross === 0 ? 0 : halfUp(times(part, vat), gross);
    return { code, net: part - partVat, vat: partVat };
  });
};

/** The facts of an invoice that its VAT account depends on. Money is pence by day, less refunds. */
export interface Accounted<Code extends string> {
  groups: readonly VatGroup<Code>[];
  /** The tax point printed on the invoice. */
  point: string;
  /** The day the work was done, if known. */
  completed?: string | null | undefined;
  received: Readonly<Record<string, number>>;
}

/** Why VAT is due on a day: a payment before the supply, or the supply itself less such payments. */
export interface VatEvent<Code extends string> {
  on: string;
  why: 'prepaid' | 'supply';
  groups: VatGroup<Code>[];
}

/**
 * The basic tax point; earlier payments create their own. It is the completion date if the invoice followed in time to move the
 * tax point to its own day (VATA 1994 s.6(5)); otherwise the invoice's tax point.
 */
const basicPoint = ({ point, completed }: Pick<Accounted<string>, 'point' | 'completed'>): string =>
  completed && completed < point && taxPointOf({ completed, vatInvoice: point }) === point
    ? completed
    : point;

/** Older invoices store money by month. A month can't prove a payment before the supply. */
const isDay = (key: string): boolean => key.length === 10;

/** The running total received before a day, after each day with a payment or refund, capped at the invoice's total. */
const paidBefore = (received: Accounted<string>['received'], day: string, total: number) => {
  let paid = 0;
  return Object.keys(received)
    .filter((key) => isDay(key) && key < day)
    .sort()
    .map((on) => {
      paid += received[on] ?? 0;
      return { on, so: Math.max(0, Math.min(paid, total)) };
    });
};

const less = <Code extends string>(
  groups: readonly VatGroup<Code>[],
  taken: readonly VatGroup<Code>[],
): VatGroup<Code>[] =>
  groups.map(({ code, net, vat }, at) => ({
    code,
    net: net - (taken[at]?.net ?? 0),
    vat: vat - (taken[at]?.vat ?? 0),
  }));

/**
 * The tax points of an invoice and the amounts due on each, oldest first: payments before completion on their own day, the
 * remainder on the invoice's tax point (VATA 1994 s.6(4)). Each part is computed from the running total, so that the events add
 * up to the invoice to the penny.
 */
export const vatEvents = <Code extends string>(invoice: Accounted<Code>): VatEvent<Code>[] => {
  const { groups, point, received } = invoice;
  const total = groups.reduce((sum, { net, vat }) => sum + net + vat, 0);
  const whole: VatEvent<Code> = { on: point, why: 'supply', groups: [...groups] };
  if (total <= 0) return [whole];
  const completed = basicPoint(invoice);
  const paid = paidBefore(received, completed, total);
  const parts = paid.map(({ on, so }, at) => ({ on, pence: so - (paid[at - 1]?.so ?? 0) }));
  const points = taxPointsOf(parts, total, { completed, vatInvoice: point });
  const none = groups.map(({ code }) => ({ code, net: 0, vat: 0 }));
  let sum = 0;
  let before = none;
  return points.flatMap(({ on, pence }, at): VatEvent<Code>[] => {
    sum += pence;
    const now = partOfGroups(groups, sum);
    const own = less(now, before);
    before = now;
    if (pence === 0) return [];
    return [{ on, why: at < parts.length ? 'prepaid' : 'supply', groups: own }];
  });
};

import { halfUp, share, times } from '../rounding.ts';
import { taxPointOf, taxPointsOf } from './tax-point.ts';

/** What of an invoice has one code, in pence. */
export interface VatGroup<Code extends string = string> {
  code: Code;
  net: number;
  vat: number;
}

/** So many pence of groups, each bearing its part by what it comes to with VAT. */
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

/** What happened to an invoice that its VAT account depends on. Money is pence by day, less what went back. */
export interface Accounted<Code extends string> {
  groups: readonly VatGroup<Code>[];
  /** The tax point that the invoice says. */
  point: string;
  /** When the work was done, where that is known. */
  completed?: string | null | undefined;
  received: Readonly<Record<string, number>>;
}

/** Why VAT is to be accounted for on a day: money came before the supply, or it is the supply, or what was left of it. */
export interface VatEvent<Code extends string> {
  on: string;
  why: 'prepaid' | 'supply';
  groups: VatGroup<Code>[];
}

/**
 * The basic tax point, before which money makes one of its own: when the work was done, where the invoice followed in time to move the
 * tax point to its own day (VATA 1994 s.6(5)); else the day that the invoice says.
 */
const basicPoint = ({ point, completed }: Pick<Accounted<string>, 'point' | 'completed'>): string =>
  completed && completed < point && taxPointOf({ completed, vatInvoice: point }) === point
    ? completed
    : point;

/** Money is kept by month on invoices from before it was kept by day; such a month tells no day before the supply. */
const isDay = (key: string): boolean => key.length === 10;

/** What came in before a day, all told after each day that moved it, and at most the invoice. */
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
 * The tax points of an invoice, each with what it accounts for, oldest first: money before the work was done on its own day for its own
 * part, what is left of the invoice on the day that it says (VATA 1994 s.6(4)). Parts are those of all that came until then, so that the
 * events add up to the invoice to the penny.
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

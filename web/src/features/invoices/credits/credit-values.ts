import * as z from 'zod/mini';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import { type CreditInput, creditInput } from '#shared/invoices/credits.ts';
import { type Line, line } from '#shared/lines/line.ts';
import { roundToPence } from '#shared/money.ts';
import { lineSum, sumsNow } from '../../../forms/lines/line-sum.ts';
import type { LineValues } from '../../../forms/lines/line-values.ts';
import { leftToCredit } from './standing.ts';
import { creditTexts as texts } from './texts.ts';

const fields = z.object({
  which: z.enum(['all', 'some']),
  lines: z.array(z.object({ on: z.boolean(), quantity: line.shape.quantity })),
  reason: creditInput.shape.reason,
  copy: z.boolean(),
});
export type Values = z.input<typeof fields>;
export type Checked = z.output<typeof fields>;

/** The lines that can be credited here. A deposit is credited on its own invoice. */
export const creditableLines = ({ lines }: OneInvoice): Line[] =>
  ((lines ?? []) as Line[]).filter(({ kind }) => kind !== 'deposit');

/** The form's schema for an invoice: at least one line is chosen, and none exceeds what was charged. */
export const shapeFor = (invoice: OneInvoice) => {
  const charged = creditableLines(invoice);
  return fields.check(({ value, issues }) => {
    if (value.which === 'all') return;
    const refuse = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value });
    if (!value.lines.some(({ on }) => on)) refuse(['lines'], texts.chooseLine);
    for (const [at, { on, quantity }] of value.lines.entries()) {
      const most = charged[at]?.quantity ?? 0;
      if (on && quantity > most) refuse(['lines', at, 'quantity'], texts.atMost(most));
    }
  });
};

export const firstValues = (invoice: OneInvoice): Values => ({
  which: 'all',
  lines: creditableLines(invoice).map(({ quantity }) => ({ on: false, quantity })),
  reason: '',
  copy: false,
});

/** The percentage that the invoice's discount takes off each line. */
const sharedDiscount = (invoice: OneInvoice): number => {
  const { percent, amount = 0 } = invoice.discount ?? {};
  if (percent !== undefined) return percent;
  const charged = creditableLines(invoice).reduce((sum, each) => sum + lineSum(each), 0);
  return charged > 0 ? (100 * amount) / charged : 0;
};

/** The chosen lines of the credit note: it has no overall discount, so each line gets its share. */
const chosenLines = (invoice: OneInvoice, lines: Values['lines']): LineValues[] => {
  const shared = sharedDiscount(invoice);
  return creditableLines(invoice).flatMap((charged, at) => {
    const { on, quantity = 0 } = lines[at] ?? {};
    if (!on) return [];
    const off = roundToPence(100 - ((100 - (charged.discount ?? 0)) * (100 - shared)) / 100);
    return [{ ...charged, quantity, discount: off || undefined }];
  });
};

/** The request body. */
export const creditOf = (
  invoice: OneInvoice,
  { which, lines, reason, copy }: Checked,
): Pick<CreditInput, 'reason' | 'copy'> & { lines?: LineValues[] } => ({
  ...(which === 'some' && { lines: chosenLines(invoice, lines) }),
  reason: reason ?? null,
  copy,
});

/** The amount that the form would credit, in pounds. */
export const creditedBy = (invoice: OneInvoice, { which, lines }: Pick<Values, 'which' | 'lines'>): number =>
  which === 'all'
    ? leftToCredit(invoice)
    : sumsNow({
        lines: chosenLines(invoice, lines),
        pricesInclude: invoice.pricesInclude ?? undefined,
      }).total;

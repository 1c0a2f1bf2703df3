import { addDays } from '../../../dates.ts';
import { firstIdAt } from '../../../ids.ts';
import { taxMonthEnd } from '../../../uk/cis-calendar.ts';
import { keptPence } from '../../payments/received.ts';
import type { RecordOf } from '../../reader.ts';
import { paidParts } from '../../taxed/cis-parts.ts';
import type { Taxed } from '../../taxed/sales.ts';

/** What was recorded for a contractor's tax month, in pence. */
export interface Month {
  clientId: number;
  monthEnd: string;
  gross: number;
  materials: number;
  deducted: number;
  expected: number;
}

export interface Year {
  from: string;
  to: string;
}

type Payment = Pick<
  RecordOf<'payment'>,
  'id' | 'invoiceId' | 'paidOn' | 'method' | 'amount' | 'refunds' | 'dispute' | 'removed'
>;
type Invoice = Taxed & { id: number; clientId: number };

const nothing = { gross: 0, materials: 0, deducted: 0, expected: 0 };

/** The lowest id of a payment that can fall in a year: payments are recorded at most a day before their date. */
export const firstPaymentIn = ({ from }: Year): number => firstIdAt(Date.parse(addDays(from, -2)));

/**
 * The tax months of a year with CIS deductions, as recorded. `payments` are the deductions, oldest first, and `invoices` are
 * those they were made on, in the same order.
 */
export const monthsIn = (year: Year, payments: readonly Payment[], invoices: readonly Invoice[]): Month[] => {
  const months = new Map<string, Month>();
  const add = (day: string, clientId: number, more: Partial<Month>): void => {
    if (day < year.from || day > year.to) return;
    const monthEnd = taxMonthEnd(day);
    const key = `${clientId} ${monthEnd}`;
    const before = months.get(key) ?? { ...nothing, clientId, monthEnd };
    for (const name of ['gross', 'materials', 'deducted', 'expected'] as const)
      before[name] += more[name] ?? 0;
    months.set(key, before);
  };
  for (const invoice of invoices) {
    const own = payments.filter(({ invoiceId, removed }) => invoiceId === invoice.id && !removed);
    if (own.length === 0) continue;
    // A repaid deduction corrects the statement it was on.
    for (const payment of own) add(payment.paidOn, invoice.clientId, { deducted: keptPence(payment) });
    const kept = own.reduce((sum, payment) => sum + keptPence(payment), 0);
    for (const { on, ...parts } of paidParts(invoice, kept)) add(on, invoice.clientId, parts);
  }
  return [...months.values()].filter(({ gross, deducted }) => gross !== 0 || deducted !== 0);
};

import { invoiceEntity } from '#functions/invoices/entity.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { addDays } from '#shared/dates.ts';
import { movesOf } from '#shared/domain/payments/moves.ts';
import { paidParts } from '#shared/domain/tax/cis-parts.ts';
import { firstIdAt } from '#shared/ids.ts';
import { taxMonthEnd } from '#shared/uk/cis-calendar.ts';

/** What was recorded of a contractor's tax month, in pence. */
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

/** What contractors kept back, of all payments that may lie in the year: money is written down at most a day before it came. */
const deductionsIn = async (userId: string, { from }: Year) => {
  const { data } = await paymentEntity.query
    .byId({ userId })
    .gte({ id: firstIdAt(Date.parse(addDays(from, -2))) })
    .where(({ method }, { eq }) => eq(method, 'cis'))
    .go({ pages: 'all' });
  return data;
};

const nothing = { gross: 0, materials: 0, deducted: 0, expected: 0 };

const invoicesOf = async (userId: string, ids: readonly number[]) => {
  const keys = [...new Set(ids)].map((id) => invoiceEntity.get({ userId, id }).params().Key);
  const items = await batchGet(keys);
  return rowsOf(
    invoiceEntity,
    items.filter((item) => item !== undefined),
  );
};

/** The tax months of a year in which contractors kept anything back, by what was recorded. */
export const monthsIn = async (userId: string, year: Year): Promise<Month[]> => {
  const payments = await deductionsIn(userId, year);
  const invoices = await invoicesOf(
    userId,
    payments.map(({ invoiceId }) => invoiceId),
  );
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
    const own = payments.filter(({ invoiceId }) => invoiceId === invoice.id);
    for (const { on, pence } of movesOf(own)) add(on, invoice.clientId, { deducted: pence });
    for (const { on, ...parts } of paidParts(invoice)) add(on, invoice.clientId, parts);
  }
  return [...months.values()];
};

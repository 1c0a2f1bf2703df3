import { clientNames } from '#functions/clients/references.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { movesOf } from '#functions/payments/moves.ts';
import { addDays, today } from '#shared/dates.ts';
import { firstIdAt } from '#shared/ids.ts';
import { toPence, toPounds } from '#shared/money.ts';
import type { CisYear } from '#shared/tax/cis.ts';
import { cisDays, taxMonthEnd } from '#shared/uk/cis-calendar.ts';
import { isStatementMissing } from '#shared/uk/cis-statement.ts';
import { startOfTaxYear } from '#shared/uk/tax-year.ts';
import { cisStatementEntity } from './entity.ts';
import { paidParts } from './parts.ts';

/** What is known of a contractor's tax month, in pence. */
interface Month {
  clientId: number;
  monthEnd: string;
  gross: number;
  materials: number;
  deducted: number;
  expected: number;
}

interface Year {
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

const invoicesOf = async (userId: string, ids: readonly number[]) => {
  const keys = [...new Set(ids)].map((id) => invoiceEntity.get({ userId, id }).params().Key);
  const items = await batchGet(keys);
  return rowsOf(
    invoiceEntity,
    items.filter((item) => item !== undefined),
  );
};

const monthsIn = async (userId: string, year: Year): Promise<Month[]> => {
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
    const before = months.get(key) ?? {
      clientId,
      monthEnd,
      gross: 0,
      materials: 0,
      deducted: 0,
      expected: 0,
    };
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

const statementsIn = async (userId: string, { from, to }: Year) => {
  const { data } = await cisStatementEntity.query
    .byMonth({ userId })
    .between({ monthEnd: from, clientId: 0 }, { monthEnd: addDays(to, 1), clientId: 0 })
    .go({ pages: 'all', consistent: true });
  return new Map(data.map((each) => [`${each.clientId} ${each.monthEnd}`, each]));
};
type Statements = Awaited<ReturnType<typeof statementsIn>>;

const shownMonth = (month: Month, statements: Statements, day: string) => {
  const { statementBy } = cisDays(month.monthEnd);
  const kept = statements.get(`${month.clientId} ${month.monthEnd}`);
  const { receivedOn = null, deducted = null } = kept ?? {};
  return {
    monthEnd: month.monthEnd,
    statementBy,
    gross: toPounds(month.gross),
    materials: toPounds(month.materials),
    deducted: toPounds(month.deducted),
    expected: toPounds(month.expected),
    statement: kept ? { receivedOn, deducted } : null,
    difference: deducted === null ? 0 : toPounds(toPence(deducted) - month.deducted),
    isMissing: isStatementMissing(statementBy, receivedOn !== null, day),
  };
};

const sumOf = (months: readonly Month[], name: 'gross' | 'materials' | 'deducted'): number =>
  toPounds(months.reduce((sum, month) => sum + month[name], 0));

/** What contractors kept back in a tax year by contractor and tax month, the day of payment deciding. CISRegs reg 4. */
export const cisYearOf = async (userId: string, taxYear: string): Promise<CisYear> => {
  const start = startOfTaxYear(taxYear);
  const year = { from: `${start}-04-06`, to: `${start + 1}-04-05` };
  const [months, statements] = await Promise.all([monthsIn(userId, year), statementsIn(userId, year)]);
  const ids = [...new Set(months.map(({ clientId }) => clientId))];
  const names = await clientNames(userId, ids);
  const day = today();
  return {
    ...{ taxYear, ...year },
    contractors: ids.map((clientId) => ({
      clientId,
      name: names.get(clientId)?.name ?? 'A client who was deleted',
      months: months
        .filter((month) => month.clientId === clientId)
        .sort((one, other) => (one.monthEnd < other.monthEnd ? -1 : 1))
        .map((month) => shownMonth(month, statements, day)),
    })),
    totals: {
      gross: sumOf(months, 'gross'),
      materials: sumOf(months, 'materials'),
      deducted: sumOf(months, 'deducted'),
    },
  };
};

import { invoiceEntity } from '#functions/invoices/entity.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { paymentEntity } from '#functions/payments/entity.ts';
import { firstPaymentIn, type Month, monthsIn, type Year } from '#shared/domain/tax/cis/months.ts';

/** What contractors kept back, of all payments that may lie in the year, oldest first. */
const deductionsIn = async (userId: string, year: Year) => {
  const { data } = await paymentEntity.query
    .byId({ userId })
    .gte({ id: firstPaymentIn(year) })
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

/** The tax months of a year in which contractors kept anything back, by what was recorded. */
export const recordedIn = async (userId: string, year: Year): Promise<Month[]> => {
  const payments = await deductionsIn(userId, year);
  const invoices = await invoicesOf(
    userId,
    payments.map(({ invoiceId }) => invoiceId),
  );
  return monthsIn(year, payments, invoices);
};

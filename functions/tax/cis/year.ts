import { clientNames } from '#functions/clients/references.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { paymentEntity } from '#functions/ledger/payment-entity.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { today } from '#shared/dates.ts';
import { firstPaymentIn, type Month, monthsIn, type Year } from '#shared/domain/tax/cis/months.ts';
import { cisYearOf, contractorsIn, daysOfYear } from '#shared/domain/tax/cis/year.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { statementsIn } from './statements.ts';

/** The CIS deductions in all payments that may fall in the year, oldest first. */
const deductionsIn = async (firmId: FirmId, year: Year) => {
  const { data } = await paymentEntity.query
    .byId({ firmId })
    .gte({ id: firstPaymentIn(year) })
    .where(({ method }, { eq }) => eq(method, 'cis'))
    .go({ pages: 'all' });
  return data;
};

const invoicesOf = async (firmId: FirmId, ids: readonly number[]) => {
  const keys = [...new Set(ids)].map((id) => invoiceEntity.get({ firmId, id }).params().Key);
  const items = await batchGet(keys);
  return rowsOf(
    invoiceEntity,
    items.filter((item) => item !== undefined),
  );
};

/** The tax months of a year with recorded CIS deductions. */
const recordedIn = async (firmId: FirmId, year: Year): Promise<Month[]> => {
  const payments = await deductionsIn(firmId, year);
  const invoices = await invoicesOf(
    firmId,
    payments.map(({ invoiceId }) => invoiceId),
  );
  return monthsIn(year, payments, invoices);
};

/** The CIS deductions of a tax year, as recorded and as the contractors' statements say. */
export const cisYear = async (firmId: FirmId, taxYear: string) => {
  const year = daysOfYear(taxYear);
  const [recorded, statements] = await Promise.all([recordedIn(firmId, year), statementsIn(firmId, year)]);
  const names = await clientNames(firmId, contractorsIn([...recorded, ...statements]));
  const nameOf = (clientId: number): string | undefined => names.get(clientId)?.name;
  return cisYearOf(taxYear, today(), { recorded, statements, nameOf });
};

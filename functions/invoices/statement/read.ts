import { getClient } from '#functions/clients/store.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { addDays, today } from '#shared/dates.ts';
import { statementOn } from '#shared/domain/invoices/statement.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { firstIdAt } from '#shared/ids.ts';
import type { StatementQuery } from '#shared/invoices/statement.ts';
import { rangeOf } from '#shared/invoices/statement-range.ts';

/**
 * Payments recorded since shortly before the range. A payment is recorded at most a day before its date, so anything recorded
 * earlier is before the range.
 */
const writtenSince = async (firmId: FirmId, from: string): Promise<StoredPayment[]> => {
  const first = firstIdAt(Date.parse(addDays(from, -2)));
  const { data } = await paymentEntity.query.byId({ firmId }).gte({ id: first }).go({ pages: 'all' });
  return data;
};

/**
 * A client's statement as of today, and its invoices. Reads all of the client's invoices, and the payments that the range may
 * contain. Reads from an index are not consistent.
 */
export const statementFor = async (firmId: FirmId, clientId: number, query: StatementQuery) => {
  const asOf = today();
  const [{ data: invoices }, payments] = await Promise.all([
    invoiceEntity.query.byClient({ firmId, clientId }).go({ pages: 'all' }),
    writtenSince(firmId, rangeOf(query, asOf).from),
  ]);
  return statementOn(asOf, { clientId, query }, { invoices, payments });
};

/** Same, with the client. Throws 404 if the firm has no such client. */
export const statementOf = async (firmId: FirmId, clientId: number, query: StatementQuery) => {
  const [client, read] = await Promise.all([
    getClient(firmId, clientId),
    statementFor(firmId, clientId, query),
  ]);
  return { client, ...read };
};
export type StatementOf = Awaited<ReturnType<typeof statementOf>>;

import { firmOf } from '#functions/testing/firm-of.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { seedLines } from '../functions/testing/seed-money.ts';
import type { Api } from '../local/testing/api-client.ts';
import { sumsOf } from '../shared/lines/sums.ts';
import { routes } from '../shared/routes.ts';
import { processorMs, round, timed } from './timing.ts';

const rows = 10_000;
const linesEach = 2;
const day = '2026-02-20';
const days = { from: day, to: day };
const at = `${day}T09:00:00.000Z`;
const mostMs = 3000;
const inParallel = { concurrency: 4 };

const idFor = (n: number): number => (Date.parse(at) - Date.UTC(2025, 0, 1) + n) * 4096;

/** Writes an issued invoice with lines, a payment and a receipt for every row, directly into the table. */
const fill = async (firmId: FirmId, clientId: number): Promise<void> => {
  const [{ invoiceEntity }, { issuedEntity }, { paymentEntity }, { receiptEntity }, { pack }] =
    await Promise.all([
      import('#functions/ledger/invoice-entity.ts'),
      import('../functions/invoices/issue/entity.ts'),
      import('#functions/ledger/payment-entity.ts'),
      import('../functions/receipts/entity.ts'),
      import('../functions/lib/packed.ts'),
    ]);
  const every = Array.from({ length: rows }, (_, n) => ({
    firmId,
    id: idFor(n),
    createdAt: at,
    updatedAt: at,
  }));
  const invoiced = every.slice(0, rows / linesEach);
  const lines = seedLines(linesEach);
  const document = { version: 1, kind: 'invoice', lines, pricesInclude: 'net', sums: sumsOf({ lines }) };
  const buyer = { id: clientId, name: 'Harbour Café', address: '1 High Street\nExampleton\nEX1 1AA' };
  const numbered = invoiced.map((kept, n) => ({ ...kept, clientId, invoiceNumber: `INV-${n}` }));
  const state = { amount: 100, status: 'unpaid', dueDate: '2030-01-31', hasLines: true } as const;
  await invoiceEntity.put(numbered.map((invoice) => ({ ...invoice, ...state }))).go(inParallel);
  const issued = numbered.map(({ id, invoiceNumber }) => ({
    ...{ firmId, id, sha256: 'x', at },
    packed: pack({ ...document, buyer, number: invoiceNumber, issuedAt: at }),
  }));
  await issuedEntity.put(issued).go(inParallel);
  const paid = { amount: 20, method: 'bank', paidOn: day } as const;
  const payments = every.map((kept, n) => ({ ...kept, ...paid, invoiceId: idFor(n % invoiced.length) }));
  await paymentEntity.put(payments).go(inParallel);
  const bought = { fileName: 'till.png', fileType: 'image/png', fileSize: 1, vendor: 'Harbour Supplies' };
  const receipts = every.map((kept) => ({
    ...kept,
    ...bought,
    amount: 12,
    receiptDate: day,
    isVatReceipt: false,
  }));
  await receiptEntity.put(receipts).go(inParallel);
};

const kinds = [
  { format: 'xero', kind: 'sales' },
  { format: 'xero', kind: 'bank' },
  { format: 'receipts', kind: 'csv' },
] as const;

/** How long exports of 10,000 rows take, each fetched three times: the first is also stored, the last gives the processor time. */
export const measureBooks = async (api: Api) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const firmId = await firmOf(api);
  await fill(firmId, clientId);
  const figures = [];
  for (const params of kinds) {
    const fetch = () => api.answer(routes.books.file, { params, query: days });
    const [first, again] = [round(await timed(fetch)), round(await timed(fetch))];
    const processor = round(await processorMs(fetch));
    const checked = round(await timed(() => api.call(routes.books.check, { params, query: days })));
    const { rows: found } = await api.call(routes.books.check, { params, query: days });
    figures.push({
      file: `${params.format} ${params.kind}`,
      rows: found,
      first,
      again,
      processor,
      checked,
      target: mostMs,
    });
  }
  return figures;
};

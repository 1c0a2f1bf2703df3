import { pack } from '#functions/lib/packed.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { Line } from '#shared/lines/line.ts';

/** What every record of a seed has: its owner, an id and its times. */
interface Kept {
  firmId: FirmId;
  id: number;
  createdAt: string;
  updatedAt: string;
}

/** So many lines of a day's work, as a tradesperson writes them. */
export const seedLines = (many: number, vat: Line['vat'] = 'o'): Line[] =>
  Array.from({ length: many }, (_, n) => ({
    kind: n % 2 === 0 ? 'labour' : 'material',
    description: `Serviced boiler ${n + 1}, checked pressures and flue, cleaned the trap`,
    quantity: 1.5,
    unit: n % 2 === 0 ? 'hour' : 'each',
    unitPrice: 48 + n,
    vat,
  }));

/** A payment of every invoice, and as many drafts with lines and prices, straight into the table. */
export const seedMoney = async (every: Kept[]): Promise<void> => {
  const [{ paymentEntity }, { draftEntity }, { priceEntity }] = await Promise.all([
    import('#functions/ledger/payment-entity.ts'),
    import('#functions/invoices/drafts/entity.ts'),
    import('#functions/prices/entity.ts'),
  ]);
  const packed = pack({ lines: seedLines(5) });
  const payments = every.map((kept) => ({
    ...kept,
    invoiceId: kept.id,
    amount: 20,
    method: 'bank' as const,
    paidOn: '2026-02-20',
    reference: 'HARBOUR CAFE',
  }));
  const drafts = every.map((kept) => ({
    ...kept,
    clientId: kept.id,
    jobId: kept.id,
    amount: 373.5,
    hasLines: true,
    packed,
  }));
  const prices = every.map((kept, n) => ({
    ...kept,
    name: `Serviced boiler ${n}`,
    kind: 'labour' as const,
    unit: 'visit',
    unitPrice: 84.5,
    vat: 's' as const,
    code: `SRV-${n}`,
  }));
  await paymentEntity.put(payments).go({ concurrency: 4 });
  await draftEntity.put(drafts).go({ concurrency: 4 });
  await priceEntity.put(prices).go({ concurrency: 4 });
};

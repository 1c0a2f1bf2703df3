import type { FirmId } from '#shared/firms/ids.ts';
import { firmOf } from '../functions/testing/firm-of.ts';
import type { Api } from '../local/testing/api-client.ts';
import { addDays } from '../shared/dates.ts';
import { firstIdAt } from '../shared/ids.ts';
import { routes } from '../shared/routes.ts';
import type { Caller } from './caller.ts';
import { percentile, processorMs, round } from './timing.ts';

export const taxTitle = 'Tax figures of 10,000 records a year, and of 3,000 a quarter (ms): 300 at most';

const [warmUp, runs] = [5, 40];
const taxYear = '2025-26';

/** So many days from one on, with records spread evenly over them. */
interface Spread {
  from: string;
  days: number;
  invoices: number;
  receipts: number;
}

/** 10,000 records: 4,000 invoices, as many payments and 2,000 receipts. */
const year: Spread = { from: '2025-04-06', days: 365, invoices: 4_000, receipts: 2_000 };
/** A quarter of 3,000 documents. */
const quarter: Spread = { from: '2025-07-01', days: 92, invoices: 1_500, receipts: 1_500 };
/** Invoices raised after a quarter that has few: all of them may have a tax point in it. */
const later: Spread = { from: '2025-10-01', days: 365, invoices: 10_000, receipts: 0 };
/** Invoices raised and paid before a quarter, which cash accounting must not read. */
const earlier: Spread = { from: '2024-07-01', days: 365, invoices: 10_000, receipts: 0 };

type Newcomer = (email: string) => Promise<Api>;

const idAt = (day: string, n: number): number => firstIdAt(Date.parse(day)) + n;

/** Puts records straight into the table, each invoice paid on its day. */
const seedDays = async (
  { firmId, clientId }: { firmId: FirmId; clientId: number },
  { from, days, invoices, receipts }: Spread,
): Promise<void> => {
  const dayOf = (n: number, of: number): string => addDays(from, Math.floor((n * days) / of));
  const [{ invoiceEntity }, { paymentEntity }, { receiptEntity }, { asReceived }, { obligationEntity }] =
    await Promise.all([
      import('#functions/ledger/invoice-entity.ts'),
      import('#functions/ledger/payment-entity.ts'),
      import('../functions/receipts/entity.ts'),
      import('../shared/domain/payments/ledger.ts'),
      import('../functions/filing/vat/entity.ts'),
    ]);
  const kept = (day: string, n: number) => {
    const at = `${day}T09:00:00.000Z`;
    return { firmId, id: idAt(day, n), createdAt: at, updatedAt: at };
  };
  const sold = Array.from({ length: invoices }, (_, n) => ({ n, day: dayOf(n, invoices) }));
  const groups = [{ code: 's' as const, net: 10_000, vat: 2_000 }];
  const put = { concurrency: 8 };
  await obligationEntity
    .put({
      ...{ firmId, start: '2025-07-01', end: '2025-09-30', due: '2025-11-07', status: 'O' },
      ...{ periodKey: '25A3', vrn: '123456782', readAt: new Date().toISOString() },
    })
    .go();
  await invoiceEntity
    .put(
      sold.map(({ n, day }) => ({
        ...kept(day, n),
        ...{ clientId, invoiceNumber: `INV-${n}`, amount: 120, vat: 20, hasLines: true },
        ...{ status: 'paid' as const, paidAt: `${day}T12:00:00.000Z`, dueDate: day, settledCount: 1 },
        ...{ tax: { point: day, groups }, received: asReceived({ [day]: 12_000 }) },
      })),
    )
    .go(put);
  await paymentEntity
    .put(
      sold.map(({ n, day }) => ({
        ...kept(day, n),
        ...{ invoiceId: idAt(day, n), amount: 120, paidOn: day },
        method: n % 10 === 0 ? ('cis' as const) : ('bank' as const),
      })),
    )
    .go(put);
  const bought = Array.from({ length: receipts }, (_, n) => ({ n, day: dayOf(n, receipts) }));
  await receiptEntity
    .put(
      bought.map(({ n, day }) => ({
        ...kept(day, n),
        ...{ receiptDate: day, fileName: 'till.png', fileType: 'image/png', fileSize: 100 },
        ...{ amount: 60, vatAmount: 10, isVatReceipt: true, category: 'materials' as const },
      })),
    )
    .go(put);
};

interface Measured {
  scheme?: 'standard' | 'cash';
  spreads: Spread[];
  calls: Record<string, string>;
}

/** A trader with records on these days. */
const trader = async (newcomer: Newcomer, email: string, { scheme = 'standard', spreads }: Measured) => {
  const api = await newcomer(email);
  const body = { ownName: 'Robin Example', address: '2 Quay', vatNumber: 'GB123456782' };
  await api.call(routes.settings.updateBusiness, { body: { ...body, vatScheme: scheme } });
  const client = await api.call(routes.clients.create, { body: { name: 'Mill', address: '1 Mill Ln' } });
  const firmId = await firmOf(api);
  for (const spread of spreads) await seedDays({ firmId, clientId: client.id }, spread);
  // Imported late: the table's name is known once the system has started.
  const { recountFirm } = await import('../functions/upkeep/recount.ts');
  await recountFirm(firmId);
  return api;
};

const vat = '/api/tax/vat?from=2025-07-01&to=2025-09-30';
const filing = '/api/filing/vat/returns/2025-09-30';

const measured: Record<string, Measured> = {
  year: {
    spreads: [year],
    calls: {
      'VAT of a quarter': vat,
      registration: '/api/tax/registration',
      'a VAT return to be filed': filing,
      mtd: `/api/tax/mtd?taxYear=${taxYear}`,
      cis: `/api/tax/cis?taxYear=${taxYear}`,
      'records of box 6': '/api/tax/records?from=2025-07-01&to=2025-09-30&figure=box6&limit=50',
      'records of materials': '/api/tax/records?from=2025-04-06&to=2026-04-05&figure=expense&limit=50',
    },
  },
  quarter: {
    spreads: [quarter],
    calls: { 'VAT of 3,000 documents': vat, 'a return of 3,000 documents': filing },
  },
  later: {
    spreads: [{ ...quarter, invoices: 200, receipts: 100 }, later],
    calls: { 'a return before 10,000 invoices': filing },
  },
  cash: {
    scheme: 'cash',
    spreads: [{ ...quarter, invoices: 200, receipts: 100 }, earlier],
    calls: { 'VAT by payment, after 10,000 invoices': vat, 'a return by payment, after 10,000': filing },
  },
};

/** Tax figures through the gateway: milliseconds, and those of this process's processor. */
export const measureTax = async (newcomer: Newcomer, callerOf: (cookie: string) => Caller) => {
  const rows: { call: string; p50: number; p99: number; processor: number }[] = [];
  for (const [name, each] of Object.entries(measured)) {
    const api = await trader(newcomer, `bench-tax-${name}@example.com`, each);
    const browser = callerOf(api.cookie);
    for (const [call, path] of Object.entries(each.calls)) {
      const [times, busy]: [number[], number[]] = [[], []];
      for (let n = 0; n < warmUp + runs; n++) {
        const started = performance.now();
        const processor = await processorMs(async () => {
          const { status } = await browser.get(path);
          if (status !== 200) throw new Error(`${path} answered ${status}`);
        });
        if (n < warmUp) continue;
        times.push(performance.now() - started);
        busy.push(processor);
      }
      const of = (values: number[], percent: number) => round(percentile(values, percent));
      rows.push({ call, p50: of(times, 50), p99: of(times, 99), processor: of(busy, 50) });
    }
  }
  return rows;
};

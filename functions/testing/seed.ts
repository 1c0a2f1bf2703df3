import { withoutNulls } from '#shared/domain/applied.ts';
import type { Api } from '../../local/testing/api-client.ts';
import { firmOf } from './firm-of.ts';
import { seedQuotes } from './quotes/seed.ts';
import { seedMoney } from './seed-money.ts';
import { seedStock } from './seed-stock.ts';
import { seedTeamAndReceipts } from './seed-team.ts';

const createdAt = '2026-01-05T09:00:00.000Z';
const times = { createdAt, updatedAt: createdAt };

/** An id like the server's own, some minutes apart. */
const idFor = (n: number): number => (Date.parse(createdAt) - Date.UTC(2025, 0, 1) + n * 200_000) * 4096;

/**
 * Gives a new user so many of each kind of record, each joined to another, straight into the table: what is
 * measured is reading them.
 */
export const seed = async (api: Api, records: number): Promise<void> => {
  const [{ clientEntity }, { jobEntity }, { indexKeys }, { invoiceEntity }, { countersEntity }] =
    await Promise.all([
      import('#functions/clients/entity.ts'),
      import('#functions/jobs/entity.ts'),
      import('#functions/jobs/index-keys.ts'),
      import('#functions/ledger/invoice-entity.ts'),
      import('#functions/figures/entity.ts'),
    ]);
  const firmId = await firmOf(api);
  const every = Array.from({ length: records }, (_, n) => n);
  const kept = (n: number) => ({ firmId, id: idFor(n), ...times });
  const address = '12 Example Street\nExampleton\nEX1 1AA';
  const clients = every.map((n) => ({
    ...kept(n),
    name: `Client ${n}`,
    email: `client-${n}@example.com`,
    phone: '01632 960000',
    address,
    jobCount: 1,
    invoiceCount: 1,
  }));
  const jobs = every.map((n) => ({
    ...kept(n),
    clientId: idFor((n * 7) % records),
    title: `Boiler service ${n}`,
    description: 'Serviced the boiler, checked pressures and flue, cleaned the trap.',
    status: 'completed' as const,
    priority: 'medium' as const,
    amount: 84.5,
    scheduledDate: '2026-02-03',
    invoiceCount: 1,
  }));
  const invoices = every.map((n) => ({
    ...kept(n),
    clientId: idFor((n * 7) % records),
    jobId: idFor(n),
    invoiceNumber: `INV-2026-${n}`,
    amount: 84.5,
    status: 'unpaid' as const,
    dueDate: '2030-01-31',
    workDescription: 'Serviced the boiler, checked pressures and flue, cleaned the trap.',
    materialsCost: 12.5,
    laborCost: 72,
    hoursWorked: 1.5,
    hourlyRate: 48,
  }));
  await clientEntity.put(clients).go({ concurrency: 4 });
  await jobEntity
    .put(jobs.map((job) => ({ ...job, ...withoutNulls(indexKeys(job)) })))
    .go({ concurrency: 4 });
  await invoiceEntity.put(invoices).go({ concurrency: 4 });
  const counts = { clients: records, jobs_completed: records, invoicesOpen: records };
  await countersEntity.put({ firmId, ...counts }).go();
  await seedStock(firmId, every.map(kept));
  await seedTeamAndReceipts(every.map(kept));
  await seedMoney(every.map(kept));
  await seedQuotes(every.map((n) => ({ ...kept(n), clientId: idFor((n * 7) % records), jobId: idFor(n) })));
};

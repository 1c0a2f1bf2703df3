import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { subjectOf } from '../identity/people.ts';

export const demoEmail = 'demo@example.com';
export const demoUserId = subjectOf(demoEmail) as UserId;
export const demoFirmId = firstFirmOf(demoUserId);

/** The stores' exports, imported once the environment names the table. */
export const loadStores = async () => {
  const [
    auth,
    users,
    firms,
    founding,
    clients,
    jobs,
    invoices,
    payments,
    items,
    moves,
    employees,
    assignments,
    receipts,
  ] = await Promise.all([
    import('#functions/auth/store.ts'),
    import('#functions/lib/tenant/user-entity.ts'),
    import('#functions/lib/tenant/firm-entity.ts'),
    import('#functions/firms/found.ts'),
    import('#functions/clients/store.ts'),
    import('#functions/jobs/store.ts'),
    import('#functions/invoices/store.ts'),
    import('#functions/payments/store.ts'),
    import('#functions/inventory/store.ts'),
    import('#functions/inventory/moves.ts'),
    import('#functions/employees/store.ts'),
    import('#functions/assignments/store.ts'),
    import('#functions/receipts/store.ts'),
  ]);
  const photos = await import('#functions/photos/store.ts');
  const [sites, appliances] = await Promise.all([
    import('#functions/sites/store.ts'),
    import('#functions/sites/appliances.ts'),
  ]);
  const [time, weekWrites, weekRows, leave, notes, { jobEntity }] = await Promise.all([
    import('#functions/time/store.ts'),
    import('#functions/time/weeks.ts'),
    import('#functions/time/week-row.ts'),
    import('#functions/leave/store.ts'),
    import('#functions/jobs/notes.ts'),
    import('#functions/jobs/entity.ts'),
  ]);
  const team = { time, weeks: { ...weekWrites, ...weekRows }, leave, notes, jobEntity };
  const { invoiceEntity } = await import('#functions/ledger/invoice-entity.ts');
  const [trial, memory, settings, { notOnce }] = await Promise.all([
    import('#functions/subscription/store.ts'),
    import('#functions/firms/trial-memory.ts'),
    import('#functions/settings/store.ts'),
    import('#functions/lib/idempotency.ts'),
  ]);
  const business = {
    clients,
    jobs,
    invoices,
    invoiceEntity,
    payments,
    items,
    moves,
    employees,
    assignments,
    receipts,
    photos,
    sites,
    appliances,
    ...team,
  };
  return { auth, users, firms, founding, trial, memory, settings, notOnce, ...business };
};
export type Stores = Awaited<ReturnType<typeof loadStores>>;

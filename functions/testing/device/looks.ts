import * as z from 'zod/mini';
import type { AnyInput } from '#shared/call.ts';
import { addDays } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import type { Reader, ViewEntry } from '#shared/domain/reader.ts';
import { taxFigures } from '#shared/tax/records.ts';
import { everyRoute } from '../every-route.ts';

/** Which kind's ids are in a path, by the resource before them. */
const kindIn: Record<string, Kind> = {
  clients: 'client',
  jobs: 'job',
  employees: 'employee',
  invoices: 'invoice',
  'invoices/drafts': 'draft',
  'invoices/credits': 'credit',
  quotes: 'quote',
  inventory: 'item',
  prices: 'price',
  sites: 'site',
  receipts: 'receipt',
};

/** An id that nothing has. */
const nobodys = 1;

const idsOf = (kind: Kind, db: Reader): number[] =>
  db.all(kind).map((record) => (record as { id: number }).id);

const yearTo = (to: string) => ({ from: addDays(to, -360), to });

const taxYears = ['2025-26', '2026-27'].map((taxYear) => ({ query: { taxYear } }));

/** Inputs beyond the path: the query parameters to ask a view with. */
const more: Record<string, (db: Reader, today: string) => AnyInput[]> = {
  'GET /api/jobs': (_, today) => [
    { query: { from: addDays(today, -30), to: addDays(today, 30) } },
    { query: { from: '2026-11-03' } },
    { query: { to: '2026-11-02' } },
  ],
  'GET /api/certificates/due': (_, today) => [
    { query: { from: '2020-01-01', to: '2050-01-01' } },
    { query: { from: addDays(today, 10) } },
    { query: { to: addDays(today, -1) } },
  ],
  'GET /api/certificates': (db) => [
    ...['draft', 'issued', 'kept'].map((state) => ({ query: { state } })),
    { query: { kind: 'gas_safety' } },
    ...db.all('site').map(({ id }) => ({ query: { siteId: String(id) } })),
    ...db.all('client').map(({ id }) => ({ query: { clientId: String(id) } })),
  ],
  'GET /api/dues': (db, today) => [
    ...['open', 'booked', 'done', 'dropped'].map((state) => ({ query: { state } })),
    { query: { kind: 'gas_safety', from: addDays(today, -400), to: addDays(today, 400) } },
    ...db.all('site').map(({ id }) => ({ query: { siteId: String(id) } })),
    ...db.all('client').map(({ id }) => ({ query: { clientId: String(id) } })),
  ],
  'GET /api/clients/{id}/statement': (db, today) =>
    db.all('client').flatMap(({ id }) => [
      { params: { id }, query: { from: addDays(today, -300), to: addDays(today, 1) } },
      { params: { id }, query: { to: addDays(today, -1) } },
    ]),
  'GET /api/payments': (db) => db.all('invoice').map(({ id }) => ({ query: { invoiceId: String(id) } })),
  'GET /api/time': (db, today) => [
    { query: { from: addDays(today, -30), to: today } },
    ...db
      .all('employee')
      .map(({ id }) => ({ query: { from: addDays(today, -6), to: today, employeeId: String(id) } })),
  ],
  'GET /api/board': (_, today) =>
    ['1', '7', '14'].flatMap((days) => [
      { query: { from: today, days } },
      { query: { from: '2026-11-02', days } },
    ]),
  'GET /api/leave': () => [{ query: { from: '2026-01-01', to: '2026-12-31' } }],
  'GET /api/leave/allowances': () => [{ query: { year: '2025' } }],
  'GET /api/sites/{id}/appliances/{applianceId}/history': (db) =>
    db.all('appliance').map(({ id, siteId }) => ({ params: { id: siteId, applianceId: id } })),
  'GET /api/sites': (db) => db.all('client').map(({ id }) => ({ query: { clientId: String(id) } })),
  'GET /api/quotes': (db) => [
    ...db.all('client').map(({ id }) => ({ query: { clientId: String(id) } })),
    ...db.all('job').map(({ id }) => ({ query: { jobId: String(id) } })),
  ],
  'GET /api/inventory/transactions': (db) => [
    ...db.all('item').map(({ id }) => ({ query: { itemId: String(id) } })),
    ...db.all('job').map(({ id }) => ({ query: { jobId: String(id) } })),
  ],
  'GET /api/receipts': (_, today) => [
    { query: { year: today.slice(0, 4) } },
    { query: { year: today.slice(0, 4), month: today.slice(5, 7) } },
  ],
  'GET /api/tax/vat': (_, today) => [{ query: yearTo(today) }, { query: yearTo(addDays(today, -200)) }],
  'GET /api/tax/registration': () => [{ query: { expected: '95000.50' } }],
  'GET /api/tax/mtd': () => taxYears,
  'GET /api/tax/cis': () => taxYears,
  'GET /api/tax/records': (_, today) =>
    taxFigures.flatMap((figure) => [
      { query: { figure, ...yearTo(today) } },
      { query: { figure, ...yearTo(addDays(today, -60)) } },
    ]),
  'GET /api/clients/{id}/thread': (db) =>
    db.all('job').map(({ id, clientId }) => ({ params: { id: clientId }, query: { jobId: id } })),
};

/** True if a route needs no query parameters. */
const isWhole = (key: string): boolean => {
  const asked = everyRoute.find((each) => each.key === key)?.route.query;
  return !asked || z.safeParse(asked, {}).success;
};

/** Every input to ask a view with: each record that its path may name, one that does not exist, and the queries above. */
export const looksOf = ({ route }: ViewEntry, db: Reader, today: string): AnyInput[] => {
  const others = more[route]?.(db, today) ?? [];
  const [, resource, beyond] = /^GET \/api\/([\w/-]+)\/\{id\}(.*)$/.exec(route) ?? [];
  if (!route.includes('{')) return isWhole(route) ? [{}, ...others] : others;
  const kind = resource && kindIn[resource];
  if (!kind || beyond?.includes('{')) return others;
  return [...idsOf(kind, db), nobodys].map((id): AnyInput => ({ params: { id } })).concat(others);
};

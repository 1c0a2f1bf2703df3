import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { importRows } from '../shared/importing.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round, timed } from './timing.ts';

const rows = 10_000;
const { clients, invoices, jobs, quotes } = routes;

const every = <Row>(row: (n: number) => Row): Row[] => Array.from({ length: rows }, (_, n) => row(n));

/** What files of another program come to, as the browser sends it once it has read them. */
const filesFor = (clientId: number) => {
  const line = { kind: 'other' as const, description: 'Work', quantity: 1, unit: 'each', vat: 'o' as const };
  return {
    clients: every((n) => ({ name: `Client ${n}`, email: `client${n}@example.com` })),
    jobs: every((n) => ({ clientId, title: `Job ${n}`, scheduledDate: addDays(today(), n % 365) })),
    invoices: every((n) => {
      const issuedOn = addDays(today(), -(n % 365));
      const paid = n % 2 === 0 ? { paid: 50 } : {};
      const dates = { issuedOn, dueDate: addDays(issuedOn, 30) };
      return { clientId, invoiceNumber: `T-${n}`, amount: 120, ...dates, ...paid };
    }),
    quotes: every((n) => ({
      ...{ clientId, number: `QT-${n}`, title: `Quote ${n}`, pricesInclude: 'gross' as const },
      ...{ lines: [{ ...line, unitPrice: 100 }], validUntil: addDays(today(), 30) },
    })),
  };
};

type Send = (rows: object[]) => Promise<{ results: string[] }>;

const measured = async (file: string, all: object[], send: Send) => {
  const calls: number[] = [];
  for (let from = 0; from < rows; from += importRows) {
    const chunk = all.slice(from, from + importRows);
    calls.push(
      await timed(async () => {
        const { results } = await send(chunk);
        if (results.some((result) => result !== 'created'))
          throw new Error(`A row of ${file} was not brought`);
      }),
    );
  }
  const seconds = calls.reduce((sum, ms) => sum + ms, 0) / 1000;
  const [p50, p99] = [round(percentile(calls, 50)), round(percentile(calls, 99))];
  return { file, rows, seconds: round(seconds), calls: calls.length, p50, p99 };
};

/** Bringing files of 10,000 rows from another program: seconds for each, and milliseconds of the calls it takes. */
export const measureMoving = async (api: Api) => {
  const { id } = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  const files = filesFor(id);
  return [
    await measured('clients', files.clients, (of) =>
      api.call(clients.import, { body: { rows: of as never } }),
    ),
    await measured('jobs', files.jobs, (of) => api.call(jobs.import, { body: { rows: of as never } })),
    await measured('quotes', files.quotes, (of) => api.call(quotes.import, { body: { rows: of as never } })),
    await measured('invoices', files.invoices, (of) =>
      api.call(invoices.import, { body: { rows: of as never } }),
    ),
  ];
};

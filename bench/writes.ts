import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Api } from '../local/testing/api-client.ts';
import { importRows } from '../shared/importing.ts';
import { routes } from '../shared/routes.ts';
import { bareTransaction, bareUnderLoad } from './bare.ts';
import type { Caller } from './caller.ts';
import { type Load, underLoad } from './load.ts';
import { inTurns, percentile, round } from './timing.ts';

export const atOnce = 16;
const invoicesBefore = 300;
const invoicesRaised = 1500;

/** Creates: one after the other, and invoices at 16 connections. */
export const measureWrites = async (
  origin: string,
  api: Api,
  browser: Caller,
  client: DynamoDBDocumentClient,
) => {
  const transaction = bareTransaction(client);
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const addClient = () => browser.call('POST', '/api/clients', { name: 'Client' }, randomUUID());
  for (let n = 0; n < 30; n++) await addClient();
  const [through, bare] = await inTurns(200, addClient, transaction);

  let batch = 0;
  const importChunk = () => {
    batch += 1;
    const rows = Array.from({ length: importRows }, (_, n) => ({ name: `Client ${batch}-${n}` }));
    return browser.call('POST', '/api/clients/import', { rows });
  };
  const [chunks] = await inTurns(50, importChunk, transaction);

  const invoicesOf = (series: string, many: number) =>
    Array.from({ length: many }, (_, n) => ({
      method: 'POST',
      path: '/api/invoices',
      key: randomUUID(),
      body: { invoiceNumber: `${series}-${n}`, clientId, amount: 10, dueDate: '2030-01-31' },
    }));
  // Warm, as the reads are.
  const underLoadOf = (calls: Load['calls']) =>
    underLoad(origin, [{ cookie: api.cookie, connections: atOnce, calls }]);
  await underLoadOf(invoicesOf('W', invoicesBefore));
  const bareRate = await bareUnderLoad(transaction, invoicesRaised, atOnce);
  const { seconds, statuses, times } = await underLoadOf(invoicesOf('B', invoicesRaised));
  const stats = await api.call(routes.dashboard.stats, {});
  return {
    createClient: {
      p50: round(percentile(through, 50)),
      p99: round(percentile(through, 99)),
      bareP50: round(percentile(bare, 50)),
    },
    importClients: {
      rows: importRows,
      p50: round(percentile(chunks, 50)),
      p99: round(percentile(chunks, 99)),
    },
    createInvoices: {
      connections: atOnce,
      perSecond: round(invoicesRaised / seconds, 0),
      barePerSecond: round(bareRate, 0),
      p50: round(percentile(times, 50)),
      p99: round(percentile(times, 99)),
      failed: statuses.filter((status) => status !== 201).length,
      /** Every number is unique, and the counter agrees. */
      counted: stats.unpaidInvoices - invoicesBefore,
    },
  };
};

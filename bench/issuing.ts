import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seedLines } from '../functions/testing/seed-money.ts';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { bareTransaction, bareUnderLoad } from './bare.ts';
import { type Load, type LoadResult, underLoad } from './load.ts';
import { percentile, processorMs, round } from './timing.ts';
import { atOnce } from './writes.ts';

const linesEach = 20;
/** A thousand calls in all, as V8 still compiles: the 500 after the first 200 took 1.2 of the processor that later ones took. */
const warmEach = 60;
const draftsEach = 60;
/** Items that issuing a draft writes: invoice, document, draft, series, guard, client, counters, due day, activity and memory. */
const writesEach = 10;

/** A user with so many drafts of twenty lines, and the calls that issue them. */
const drafted = async (api: Api, many: number): Promise<Load> => {
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Harbour Café', address: '1 High Street\nExampleton' },
  });
  const drafts: number[] = [];
  for (let n = 0; n < many; n++)
    drafts.push(
      (await api.call(routes.invoices.createDraft, { body: { clientId, lines: seedLines(linesEach) } })).id,
    );
  const calls = drafts.map((id) => ({
    method: 'POST',
    path: `/api/invoices/drafts/${id}/issue`,
    key: randomUUID(),
  }));
  return { cookie: api.cookie, connections: 1, calls };
};

/** Sixteen users who issue invoices of twenty lines, each one after the other: at least 200 a second, and none fails. */
export const measureIssuing = async (
  origin: string,
  newcomer: (email: string) => Promise<Api>,
  client: DynamoDBDocumentClient,
) => {
  const loads = await Promise.all(
    Array.from({ length: atOnce }, async (_, n) => {
      const api = await newcomer(`issuing-${n}@example.com`);
      const business = {
        ownName: 'Robin Example',
        tradingName: 'Harbour Plumbing',
        address: '2 Quay\nWhitby',
      };
      await api.call(routes.settings.updateBusiness, { body: business });
      return drafted(api, warmEach + draftsEach);
    }),
  );
  const part = (from: number, to?: number) =>
    loads.map((load) => ({ ...load, calls: load.calls.slice(from, to) }));
  await underLoad(origin, part(0, warmEach));
  const many = atOnce * draftsEach;
  const bareRate = await bareUnderLoad(bareTransaction(client, writesEach), many, atOnce);
  let load: LoadResult | undefined;
  const processor = await processorMs(async () => {
    load = await underLoad(origin, part(warmEach));
  });
  const { seconds = 0, statuses = [], times = [] } = load ?? {};
  return {
    /** Processor time of the server per invoice. */
    processorMs: round(processor / many),
    perSecond: round(many / seconds, 0),
    barePerSecond: round(bareRate, 0),
    p50: round(percentile(times, 50)),
    p99: round(percentile(times, 99)),
    failed: statuses.filter((status) => status !== 200).length,
  };
};

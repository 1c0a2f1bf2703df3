import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Caller } from './caller.ts';
import { inTurns, percentile, round } from './timing.ts';
import { type Recorder, replayOf, wavesOf } from './trips.ts';

const paths = [
  '/api/auth/user',
  '/api/dashboard/stats',
  '/api/dashboard/activity',
  '/api/clients',
  '/api/jobs',
  '/api/jobs?from=2026-02-01&to=2026-02-28',
  '/api/invoices',
  '/api/invoices?limit=100',
  '/api/inventory',
  '/api/inventory/stats',
  '/api/inventory/low-stock',
  '/api/inventory/transactions',
  '/api/receipts',
  '/api/receipts/stats',
  '/api/employees',
  '/api/employee-stats',
  '/api/job-assignments',
  '/api/dashboard/analytics',
];

const warmUp = 20;
const runs = 80;

export interface ReadFigures {
  call: string;
  records: number;
  /** Sequential round trips to the database after the session's own. */
  roundTrips: number;
  requests: number;
  capacityUnits: number;
  wireKB: number;
  p50: number;
  p99: number;
  /** The same requests by the bare client. */
  bareP50: number;
  /** p50 against 1.5 × the bare calls plus 1 ms: at most 1 is on target. */
  ofTarget: number;
}

const measure = async (
  path: string,
  records: number,
  browser: Caller,
  client: DynamoDBDocumentClient,
  recorder: Recorder,
): Promise<ReadFigures> => {
  for (let n = 0; n < warmUp; n++) await browser.get(path);
  let wireBytes = 0;
  const trips = await recorder.during(async () => {
    const { status, bytes } = await browser.get(path);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    wireBytes = bytes;
  });
  const replay = await replayOf(client, trips);
  const [through, bare] = await inTurns(runs, () => browser.get(path), replay);
  const [p50, bareP50] = [percentile(through, 50), percentile(bare, 50)];
  return {
    call: `GET ${path}`,
    records,
    roundTrips: wavesOf(trips).length - 1,
    requests: trips.length,
    capacityUnits: round(trips.reduce((sum, { capacity }) => sum + capacity, 0)),
    wireKB: round(wireBytes / 1024),
    p50: round(p50),
    p99: round(percentile(through, 99)),
    bareP50: round(bareP50),
    ofTarget: round(p50 / (1.5 * bareP50 + 1), 2),
  };
};

/** Every list and figure of one user, one connection, warm. */
export const measureReads = async (
  records: number,
  browser: Caller,
  client: DynamoDBDocumentClient,
  recorder: Recorder,
): Promise<ReadFigures[]> => {
  const rows: ReadFigures[] = [];
  for (const path of paths) rows.push(await measure(path, records, browser, client, recorder));
  return rows;
};

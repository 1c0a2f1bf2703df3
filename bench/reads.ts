import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Caller } from './caller.ts';
import { type Read, readsMeasured } from './targets.ts';
import { inTurns, percentile, round } from './timing.ts';
import { type Recorder, replayOf, wavesOf } from './trips.ts';

const warmUp = 20;
const runs = 80;

export interface ReadFigures {
  call: string;
  records: number;
  /** Sequential round trips to the database, without the session's own. */
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
  /** The targets it missed. */
  missed: string;
}

const missedBy = (
  { units = Infinity, trips = Infinity, part = 1, ms = Infinity }: Read,
  figures: Omit<ReadFigures, 'missed'>,
): string =>
  [
    figures.capacityUnits > units && `${units} units`,
    figures.roundTrips > trips && `${trips} round trips`,
    figures.ofTarget > part && `${part} of target`,
    figures.p50 > ms && `${ms} ms`,
  ]
    .filter(Boolean)
    .join(', ');

const measure = async (
  read: Read,
  records: number,
  browser: Caller,
  client: DynamoDBDocumentClient,
  recorder: Recorder,
): Promise<ReadFigures> => {
  const { path } = read;
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
  const figures = {
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
  return { ...figures, missed: missedBy(read, figures) };
};

/** Every list and figure of one user, on one connection, warm. */
export const measureReads = async (
  records: number,
  browser: Caller,
  client: DynamoDBDocumentClient,
  recorder: Recorder,
): Promise<ReadFigures[]> => {
  const rows: ReadFigures[] = [];
  for (const read of readsMeasured) rows.push(await measure(read, records, browser, client, recorder));
  return rows;
};

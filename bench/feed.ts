import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seed } from '../functions/testing/seed.ts';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { inTurns, percentile, round } from './timing.ts';
import { type Recorder, replayOf, wavesOf } from './trips.ts';

/** An address may be asked sixty times an hour. */
const [warmUp, runs] = [8, 48];
const jobs = 1_000;

const fill = async (api: Api): Promise<void> => {
  await seed(api, 10);
  const [client] = await api.call(routes.clients.list, {});
  const rows = Array.from({ length: jobs }, (_, n) => ({
    ...{ title: `Job ${n}`, clientId: client?.id ?? 0, startTime: '09:00', endTime: '11:00' },
    scheduledDate: addDays(today(), n % 365),
  }));
  for (let from = 0; from < jobs; from += 40)
    await api.call(routes.jobs.import, { body: { rows: rows.slice(from, from + 40) } });
};

/** A calendar of a thousand jobs that asks for what it has already, beside the same requests by the bare client. Milliseconds. */
export const measureFeed = async (api: Api, bare: DynamoDBDocumentClient, recorder: Recorder) => {
  await fill(api);
  const { url } = await api.call(routes.calendar.makeFeed, {});
  const first = await fetch(url);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const whole = (await first.arrayBuffer()).byteLength;
  const ask = async () => {
    const { status } = await fetch(url, { headers });
    if (status !== 304) throw new Error(`The feed answered ${status}`);
  };
  for (let n = 0; n < warmUp; n++) await ask();
  const trips = await recorder.during(ask);
  // Counting the call on its link is a write, which goes on beside the reads.
  const reads = trips.filter(({ command }) => command !== 'UpdateItemCommand');
  const [through, alone] = await inTurns(runs, ask, await replayOf(bare, reads));
  const [p50, bareP50] = [percentile(through, 50), percentile(alone, 50)];
  return {
    jobs,
    wholeKB: round(whole / 1024),
    roundTrips: wavesOf(trips).length,
    requests: trips.length,
    p50: round(p50),
    p99: round(percentile(through, 99)),
    bareP50: round(bareP50),
  };
};

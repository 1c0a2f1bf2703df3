import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runCampaign } from '../functions/testing/fuzz/campaign.ts';
import { startLocal } from '../local/stack.ts';

// Sends generated requests to every call for a while and reports what broke:   npm run fuzz -- --seconds 600 --seed 7
const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 60);
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('usage: npm run fuzz -- [--seconds 60] [--seed 7]');
  process.exit(2);
}

const local = await startLocal({ quiet: true });
console.log(`seed ${seed}, ${seconds} s`);
try {
  const most = { requests: 10_000_000, mostMs: seconds * 1000 };
  const { sent, statuses } = await runCampaign(local.services, { seed, ...most });
  console.log(`${sent} requests, nothing broke:`, statuses);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // The cause holds what was wrong; the message only names the request.
  if (error instanceof Error && error.cause) console.error(error.cause);
  process.exitCode = 1;
} finally {
  await local.stop();
}
process.exit();

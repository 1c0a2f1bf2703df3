import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Local, startLocal } from '../local/stack.ts';
import { apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { type Bench, type Part, parts, titles } from './parts.ts';
import { recordTrips } from './trips.ts';

/**
 * Measures the system on this machine, prints tables and writes bench/results.json. A report, not a test. Names of parts
 * measure only these: `npm run bench -- reads issuing`. `npm run bench -- paired <commit>` is bench/paired.ts.
 */

const benchOf = async (local: Local): Promise<Bench> => {
  await local.warm();
  const { document } = await import('../functions/lib/table.ts');
  const newcomer = async (email: string) => {
    const api = await apiFor(local.services, email, 'Bench Person');
    await api.call(routes.subscription.startTrial, {});
    return api;
  };
  const bare = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  return { origin: local.services.app, recorder: recordTrips(document), bare, newcomer };
};

const run = async (asked: string[]): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  try {
    const bench = await benchOf(local);
    const [cpu] = cpus();
    const machine = { node: process.version, cores: cpus().length, cpu: cpu?.model };
    const results: Record<string, unknown> = { at: new Date().toISOString(), machine };
    for (const part of Object.keys(parts) as Part[]) {
      if (asked.length > 0 && !asked.includes(part)) continue;
      results[part] = await parts[part](bench);
      if (part === 'reads') continue;
      console.log(`\n${titles[part]}`);
      console.table(results[part]);
    }
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
    console.log('\nWritten to bench/results.json');
  } finally {
    await local.stop();
  }
};

const [first, ...rest] = process.argv.slice(2);
const work =
  first === 'paired'
    ? import('./paired.ts').then(({ runPaired }) => runPaired(rest))
    : run(process.argv.slice(2));
work.then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

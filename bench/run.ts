import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seed } from '../functions/testing/seed.ts';
import { startLocal } from '../local/stack.ts';
import { apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { measureBundles } from './bundles.ts';
import { caller } from './caller.ts';
import { measurePages } from './pages.ts';
import { measurePdf } from './pdf.ts';
import { measureReads, type ReadFigures } from './reads.ts';
import { recordTrips } from './trips.ts';
import { measureWrites } from './writes.ts';

/** Measures the system on this machine, prints tables and writes bench/results.json. A report, not a test. */

const sizes = [100, 1_000, 10_000];

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  try {
    await local.warm();
    const { document } = await import('../functions/lib/table.ts');
    const recorder = recordTrips(document);
    // The SDK as it comes: what the same requests take without any of ours.
    const bare = DynamoDBDocumentClient.from(new DynamoDBClient({}));
    const origin = local.services.app;
    const newcomer = async (email: string) => {
      const api = await apiFor(local.services, email, 'Bench Person');
      await api.call(routes.subscription.startTrial, {});
      return { api, browser: caller(origin, api.cookie, 1) };
    };

    const reads: ReadFigures[] = [];
    for (const records of sizes) {
      const { api, browser } = await newcomer(`bench-${records}@example.com`);
      await seed(api, records);
      const figures = await measureReads(records, browser, bare, recorder);
      browser.close();
      console.log(`\n${records} records of each kind: one connection, warm (ms)`);
      console.table(figures);
      reads.push(...figures);
    }

    const { api, browser } = await newcomer('bench@example.com');
    const writes = await measureWrites(origin, api, browser, bare);
    console.log('\nWriting');
    console.table(writes);
    const pdf = await measurePdf(api, browser);
    console.log('\nPDF of an invoice through the gateway (ms)');
    console.table({ pdf });
    browser.close();

    const pages = await measurePages(origin, api.cookie);
    console.log('\nWhat a phone loads (KB on the wire, brotli)');
    console.table(pages);
    const bundles = measureBundles();
    console.log('\nLambda bundles: what a cold start reads (KB minified, ms to import)');
    console.table(bundles);

    const [cpu] = cpus();
    const machine = { node: process.version, cores: cpus().length, cpu: cpu?.model };
    const results = { at: new Date().toISOString(), machine, reads, writes, pdf, pages, bundles };
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);
    console.log('\nWritten to bench/results.json');
  } finally {
    await local.stop();
  }
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);

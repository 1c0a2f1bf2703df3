import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { seed } from '../functions/testing/seed.ts';
import type { apiFor } from '../local/testing/api-client.ts';
import { measureBooks } from './books.ts';
import { measureBundles } from './bundles.ts';
import { caller } from './caller.ts';
import { measureFeed } from './feed.ts';
import { measureIssuing } from './issuing.ts';
import { measureMoving } from './moving.ts';
import { measureOutbox } from './outbox.ts';
import { measurePages } from './pages.ts';
import { measurePaying } from './paying.ts';
import { measurePdf } from './pdf.ts';
import { inBrowser } from './phone.ts';
import { measureAnswers } from './quotes.ts';
import { measureReads, type ReadFigures } from './reads.ts';
import { measureSearch } from './search.ts';
import { measureSums } from './sums.ts';
import { measureTax, taxTitle } from './tax.ts';
import type { Recorder } from './trips.ts';
import { measureWrites } from './writes.ts';

const sizes = [100, 1_000, 10_000];

/** What every part measures with. */
export interface Bench {
  origin: string;
  recorder: Recorder;
  /** The SDK as it comes: what the same requests take without any of ours. */
  bare: DynamoDBDocumentClient;
  newcomer: (email: string) => ReturnType<typeof apiFor>;
}

const reads = async ({ origin, newcomer, bare, recorder }: Bench) => {
  const rows: ReadFigures[] = [];
  for (const records of sizes) {
    const api = await newcomer(`bench-${records}@example.com`);
    await seed(api, records);
    const browser = caller(origin, api.cookie, 1);
    const figures = await measureReads(records, browser, bare, recorder);
    browser.close();
    console.log(`\n${records} records of each kind: one connection, warm (ms)`);
    console.table(figures);
    rows.push(...figures);
  }
  return rows;
};

/** Each part, by the name it is asked for. */
export const parts = {
  reads,
  writes: async ({ origin, newcomer, bare }: Bench) => {
    const api = await newcomer('bench-writes@example.com');
    return measureWrites(origin, api, caller(origin, api.cookie, 1), bare);
  },
  answers: async ({ origin, newcomer }: Bench) => {
    const api = await newcomer('bench-answers@example.com');
    return measureAnswers(api, caller(origin, api.cookie, 1));
  },
  tax: ({ origin, newcomer }: Bench) => measureTax(newcomer, (cookie) => caller(origin, cookie, 1)),
  feed: async ({ newcomer, bare, recorder }: Bench) =>
    measureFeed(await newcomer('bench-feed@example.com'), bare, recorder),
  issuing: ({ origin, newcomer, bare }: Bench) => measureIssuing(origin, newcomer, bare),
  pdf: async ({ origin, newcomer }: Bench) => {
    const api = await newcomer('bench-pdf@example.com');
    return measurePdf(api, caller(origin, api.cookie, 1));
  },
  books: async ({ newcomer }: Bench) => measureBooks(await newcomer('bench-books@example.com')),
  moving: async ({ newcomer }: Bench) => measureMoving(await newcomer('bench-moving@example.com')),
  sums: () => inBrowser(async (browser) => measureSums(await browser.newPage())),
  search: async ({ origin, newcomer }: Bench) => {
    const { cookie } = await newcomer('bench-search@example.com');
    return inBrowser((browser) => measureSearch(browser, origin, cookie));
  },
  pages: async ({ origin, newcomer }: Bench) => {
    const { cookie } = await newcomer('bench-pages@example.com');
    return inBrowser((browser) => measurePages(browser, origin, cookie));
  },
  outbox: async ({ origin, newcomer }: Bench) => {
    const api = await newcomer('bench-outbox@example.com');
    return inBrowser((browser) => measureOutbox(browser, origin, api));
  },
  paying: async ({ newcomer }: Bench) => {
    const api = await newcomer('bench-paying@example.com');
    return inBrowser((browser) => measurePaying(browser, api));
  },
  bundles: async () => measureBundles(),
};
export type Part = keyof typeof parts;

/** What is printed above a part's table; the reads print their own. */
export const titles: Record<Exclude<Part, 'reads'>, string> = {
  writes: 'Writing',
  feed: 'A calendar that has all already',
  issuing: 'Issuing drafts of 20 lines, 16 users at once: 200 a second at least',
  answers: 'Accepting a quote with a deposit (ms): 25 at p50 at most',
  tax: taxTitle,
  pdf: 'PDF of an invoice (ms)',
  books: 'Files for the books (ms): 3,000 for 10,000 rows at most',
  moving: 'Files of 10,000 rows from another program (s)',
  sums: 'Sums of 200 lines in a browser (ms): 1 at most',
  search: 'A key in the search over 10,200 records, drawn (ms): 50 at most',
  outbox: '500 waiting changes, sent in order, each once (s): 20 at most',
  paying: 'From a link to a usable checkout on slow 4G (ms): 3000 and 3 round trips of ours at most',
  pages: 'What a phone loads (KB on the wire, brotli): 150 of code at most',
  bundles: 'Lambda bundles: what a cold start reads (KB minified, ms to import)',
};

import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { type Caller, caller } from './caller.ts';
import { percentile, round } from './timing.ts';

/**
 * `npm run bench -- paired <commit>`: this checkout beside another commit, both serving at the same time on this machine and called
 * in turns, so that whatever else the machine does weighs on both. What counts is the ratio, not the milliseconds.
 */

const warmUps = 150;
const turns = 40;
const callsATurn = 10;
const rows = 100;
const openBrace = 0x7b;

const lines = Array.from({ length: 20 }, (_, n) => ({
  kind: 'material',
  description: `Fitted part ${n} and tested it`,
  quantity: 2,
  unit: 'each',
  unitPrice: 12.5 + n,
  vat: 'o',
}));

interface System {
  browser: Caller;
  clientId: number;
  invoiceId: number;
  /** The server process's processor time so far, in milliseconds. */
  processor: () => Promise<number>;
  stop: () => Promise<void>;
}

const sent = async (browser: Caller, method: string, path: string, body?: object) => {
  const { status, body: bytes } = await browser.call(method, path, body, randomUUID());
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${bytes}`);
  // Long replies come by Brotli, which caller.ts leaves as it crossed the wire.
  const text = bytes[0] === openBrace ? bytes : brotliDecompressSync(bytes);
  return JSON.parse(text.toString()) as { id: number };
};

const newInvoice = (clientId: number) => ({
  clientId,
  invoiceNumber: `P-${randomUUID().slice(0, 13)}`,
  amount: 84.5,
  dueDate: '2030-01-31',
});

const fill = async (browser: Caller) => {
  await sent(browser, 'POST', '/api/start-trial', {});
  const business = {
    ownName: 'Robin Example',
    tradingName: 'Harbour Plumbing',
    address: '2 Quay\nExampleton',
  };
  // What issuing asks of a business is unknown to commits from before drafts.
  await browser.call('PUT', '/api/settings/business', business);
  const client = { name: 'Harbour Café', address: '1 High Street\nExampleton' };
  const { id: clientId } = await sent(browser, 'POST', '/api/clients', client);
  const ids: number[] = [];
  for (let n = 0; n < rows; n++)
    ids.push((await sent(browser, 'POST', '/api/invoices', newInvoice(clientId))).id);
  return { clientId, invoiceId: ids[0] ?? 0 };
};

const startIn = async (root: string): Promise<System> => {
  const child = fork(fileURLToPath(new URL('./paired-child.ts', import.meta.url)), [root], {
    cwd: root,
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
  });
  const gone = new AbortController();
  child.once('exit', () => gone.abort(new Error(`The system in ${root} ended`)));
  const said = async <T>(): Promise<T> => {
    const [message] = await once(child, 'message', { signal: gone.signal });
    return message as T;
  };
  const { origin, cookie } = await said<{ origin: string; cookie: string }>();
  const browser = caller(origin, cookie, 1);
  return {
    ...(await fill(browser)),
    browser,
    processor: () => {
      child.send('processor');
      return said<number>();
    },
    stop: async () => {
      browser.close();
      child.send('stop');
      await once(child, 'exit');
    },
  };
};

type Measured = (system: System) => Promise<() => Promise<unknown>>;

const got =
  (path: (system: System) => string): Measured =>
  async (system) => {
    const address = path(system);
    return async () => {
      const { status } = await system.browser.get(address);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    };
  };

const issue: Measured = async ({ browser, clientId }) => {
  const drafts: number[] = [];
  for (let n = 0; n < warmUps + turns * callsATurn; n++)
    drafts.push((await sent(browser, 'POST', '/api/invoices/drafts', { clientId, lines })).id);
  return () => sent(browser, 'POST', `/api/invoices/drafts/${drafts.pop()}/issue`);
};

const measured: Record<string, Measured> = {
  'read a client': got(({ clientId }) => `/api/clients/${clientId}`),
  'read an invoice': got(({ invoiceId }) => `/api/invoices/${invoiceId}`),
  'list 100 invoices': got(() => '/api/invoices?limit=100'),
  'create a client':
    async ({ browser }) =>
    () =>
      sent(browser, 'POST', '/api/clients', { name: 'Client' }),
  'create an invoice':
    async ({ browser, clientId }) =>
    () =>
      sent(browser, 'POST', '/api/invoices', newInvoice(clientId)),
  'issue a draft of 20 lines': issue,
  'an invoice as PDF': got(({ invoiceId }) => `/api/invoices/${invoiceId}/pdf`),
};

/** One turn's milliseconds a call: as waited for, by the middle one, and of the server's processor. */
const turnOf = async (system: System, call: () => Promise<unknown>, many: number) => {
  const before = await system.processor();
  const waited: number[] = [];
  for (let n = 0; n < many; n++) {
    const started = performance.now();
    await call();
    waited.push(performance.now() - started);
  }
  return { waited: percentile(waited, 50), processor: ((await system.processor()) - before) / many };
};

type Turn = Awaited<ReturnType<typeof turnOf>>;

const spread = (ratios: number[]): string =>
  `${round(percentile(ratios, 50), 2)} (${round(percentile(ratios, 25), 2)} to ${round(percentile(ratios, 75), 2)})`;

const compare = (here: Turn[], there: Turn[]) => {
  const ratios = (of: keyof Turn) => here.map((turn, n) => turn[of] / (there[n]?.[of] ?? Number.NaN));
  const middle = (all: Turn[], of: keyof Turn) =>
    round(
      percentile(
        all.map((turn) => turn[of]),
        50,
      ),
      2,
    );
  return {
    'ms here': middle(here, 'waited'),
    'ms there': middle(there, 'waited'),
    'ratio (middle half)': spread(ratios('waited')),
    'processor here': middle(here, 'processor'),
    'processor there': middle(there, 'processor'),
    'its ratio': spread(ratios('processor')),
  };
};

const pair = async (here: System, there: System, of: Measured) => {
  let calls: [() => Promise<unknown>, () => Promise<unknown>];
  try {
    calls = [await of(here), await of(there)];
    await turnOf(here, calls[0], warmUps);
    await turnOf(there, calls[1], warmUps);
  } catch (error) {
    return { 'ratio (middle half)': `not in both: ${(error as Error).message.slice(0, 60)}` };
  }
  const [ours, theirs]: [Turn[], Turn[]] = [[], []];
  for (let n = 0; n < turns; n++) {
    // They take turns in going first, too.
    if (n % 2) ours.push(await turnOf(here, calls[0], callsATurn));
    theirs.push(await turnOf(there, calls[1], callsATurn));
    if (n % 2 === 0) ours.push(await turnOf(here, calls[0], callsATurn));
  }
  return compare(ours, theirs);
};

const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'pipe', 'inherit'] });

/** The other commit's checkout with what it depends on: this checkout's packages where both name the same. */
const checkOut = (commit: string, into: string): void => {
  git('worktree', 'add', '--detach', into, commit);
  const lockfile = 'package-lock.json';
  const isSame = readFileSync(join(into, lockfile)).equals(readFileSync(lockfile));
  if (isSame) symlinkSync(join(process.cwd(), 'node_modules'), join(into, 'node_modules'));
  else
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: into,
      stdio: 'inherit',
    });
};

/** A name may be that of a folder as well, which holds a checkout already. Names of measurements leave out the rest. */
export const runPaired = async ([commit, ...names]: string[]): Promise<void> => {
  if (!commit) throw new Error('Name a commit: npm run bench -- paired <commit>');
  const isFolder = existsSync(join(commit, 'package.json'));
  const other = isFolder ? commit : join(mkdtempSync(join(tmpdir(), 'fettle-paired-')), 'checkout');
  const systems: System[] = [];
  try {
    if (!isFolder) checkOut(commit, other);
    systems.push(await startIn(process.cwd()));
    systems.push(await startIn(other));
    const [here, there] = systems as [System, System];
    const table: Record<string, object> = {};
    for (const [name, of] of Object.entries(measured))
      if (names.length === 0 || names.some((each) => name.includes(each)))
        table[name] = await pair(here, there, of);
    console.log(`\nHere and at ${commit}, in turns (ms a call; below 1 is faster here)`);
    console.table(table);
  } finally {
    for (const { stop } of systems) await stop();
    if (!isFolder) {
      git('worktree', 'remove', '--force', other);
      rmSync(join(other, '..'), { recursive: true, force: true });
    }
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimFolder } from './data/folder.ts';
import { keysOf } from './data/keys.ts';
import { ensureTable } from './dynamodb/table.ts';
import { enter, type HmrcAt, type StripeKeys, tableName } from './environment.ts';
import { front, type Web } from './front.ts';
import { listenOnLocalhost } from './listen.ts';
import { announce, type Services, serviceLines, servicesOf, withdraw } from './services.ts';
import { ensureBuilt } from './site/build.ts';
import { startStandIns } from './stand-ins.ts';
import { type Undo, undo } from './undo.ts';
import { takeUpWork } from './work.ts';

export interface LocalOptions {
  /** The app's port; defaults to any free one. */
  port?: number;
  /** The data folder; defaults to a temporary one, deleted at the end. */
  data?: string;
  /** Whether to serve the web app too, and build it first if necessary. Off by default. */
  web?: Web;
  /** The keys of a Stripe account, to use instead of the stand-in. */
  stripe?: StripeKeys | undefined;
  /** An application in HMRC's sandbox, to use instead of the stand-in. */
  hmrc?: HmrcAt | undefined;
  /** Suppresses console output. */
  quiet?: boolean;
  /** Called when `npm run reset` wants the data folder; by default everything stops. */
  onStopAsked?: () => void;
}

export interface Local {
  services: Services;
  /** The data folder's absolute path. */
  data: string;
  /** Loads all handlers before the first request. */
  warm: () => Promise<unknown>;
  stop: () => Promise<void>;
}

function temporaryFolder(stops: Undo): string {
  const data = mkdtempSync(join(tmpdir(), 'fettle-'));
  stops.add(() => rmSync(data, { recursive: true, force: true }));
  return data;
}

const notYet: RequestListener = (_, res) => {
  res.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Fettle is starting.');
};

async function start(options: LocalOptions, stops: Undo): Promise<Omit<Local, 'stop'>> {
  const { web = false, quiet = false } = options;
  const say = (line: string) => quiet || console.log(line);
  const data = options.data ? resolve(options.data) : temporaryFolder(stops);
  const lock = await claimFolder(data, options.onStopAsked ?? (() => void stops.all()));
  stops.add(lock.release);
  withdraw(data);
  const kept = keysOf(data);

  // The port first, so that a taken port is reported before anything else starts.
  let listener = notYet;
  const { port, close } = await listenOnLocalhost(options.port ?? 0, (req, res) => listener(req, res));
  stops.add(close);
  if (web === true) await ensureBuilt(say);

  const around = await startStandIns(data, kept, `http://localhost:${port}`, stops, options);
  stops.add(enter(around));
  await ensureTable(around.dynamodbUrl, tableName);
  await takeUpWork();
  const { listener: ready, warm } = await front(web, data, around, stops);
  listener = ready;
  // Closed first too, so that nothing queries a database that has stopped.
  stops.add(close);

  const services = servicesOf(around);
  announce(data, services);
  stops.add(() => withdraw(data));
  for (const line of serviceLines(services)) say(line);
  return { services, data, warm };
}

/**
 * Starts the whole system on this machine: every stand-in, the gateway and, if asked for, the web app. The handlers run in this
 * process and read its environment, so there is at most one system per process.
 */
export async function startLocal(options: LocalOptions = {}): Promise<Local> {
  const stops = undo();
  try {
    return { ...(await start(options, stops)), stop: stops.all };
  } catch (error) {
    await stops.all();
    throw error;
  }
}

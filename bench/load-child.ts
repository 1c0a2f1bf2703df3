import { once } from 'node:events';
import { caller } from './caller.ts';

/** Makes calls over so many connections from a process of its own, so that the one that serves does nothing else. */

interface Load {
  origin: string;
  cookie: string;
  connections: number;
  calls: { method: string; path: string; body?: object; key?: string }[];
}

const [load] = await once(process, 'message');
const { origin, cookie, connections, calls } = load as Load;
const browser = caller(origin, cookie, connections);
const statuses: number[] = [];
const times: number[] = [];
let next = 0;

const turn = async () => {
  for (let call = calls[next++]; call; call = calls[next++]) {
    const started = performance.now();
    const { status } = await browser.call(call.method, call.path, call.body, call.key);
    times.push(performance.now() - started);
    statuses.push(status);
  }
};

const started = performance.now();
await Promise.all(Array.from({ length: connections }, turn));
const seconds = (performance.now() - started) / 1000;
browser.close();
process.send?.({ seconds, statuses, times }, () => process.exit(0));

import { once } from 'node:events';
import { caller } from './caller.ts';
import type { Load } from './load.ts';

/** Makes calls over so many connections from a separate process, so that the one that serves does nothing else. */

const [given] = await once(process, 'message');
const { origin, loads } = given as { origin: string; loads: Load[] };
const statuses: number[] = [];
const times: number[] = [];

const put = async ({ cookie, connections, calls }: Load) => {
  const browser = caller(origin, cookie, connections);
  let next = 0;
  const turn = async () => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const started = performance.now();
      const { status } = await browser.call(call.method, call.path, call.body, call.key);
      times.push(performance.now() - started);
      statuses.push(status);
    }
  };
  await Promise.all(Array.from({ length: connections }, turn));
  browser.close();
};

const started = performance.now();
await Promise.all(loads.map(put));
const seconds = (performance.now() - started) / 1000;
process.send?.({ seconds, statuses, times }, () => process.exit(0));

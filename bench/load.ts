import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface LoadResult {
  seconds: number;
  statuses: number[];
  /** Milliseconds of each call. */
  times: number[];
}

/** Makes calls at 16 connections and says how they went. */
export const underLoad = async (
  origin: string,
  cookie: string,
  calls: { method: string; path: string; body?: object; key?: string }[],
): Promise<LoadResult> => {
  const child = fork(fileURLToPath(new URL('./load-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send({ origin, cookie, connections: 16, calls });
  const [result] = await once(child, 'message');
  await once(child, 'exit');
  return result as LoadResult;
};

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface LoadResult {
  seconds: number;
  statuses: number[];
  /** Each call's time, in milliseconds. */
  times: number[];
}

/** Somebody's calls and how many of them are under way at once. */
export interface Load {
  cookie: string;
  connections: number;
  calls: { method: string; path: string; body?: object; key?: string }[];
}

/** Makes calls as one or several users at once and reports how they went. */
export const underLoad = async (origin: string, loads: Load[]): Promise<LoadResult> => {
  const child = fork(fileURLToPath(new URL('./load-child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
  });
  child.send({ origin, loads });
  const [result] = await once(child, 'message');
  await once(child, 'exit');
  return result as LoadResult;
};

import type { ChildProcess } from 'node:child_process';
import { type Place, run, stop } from './process.ts';

/** Repeated crashes have a cause that restarting does not fix. */
const mostRestarts = 5;

/** Restarts a crashed database on the same port and folder. Returns a function that stops it. */
export function keepRunning(first: ChildProcess, place: Place): () => Promise<void> {
  let isStopping = false;
  let restarts = 0;
  const again = async (): Promise<ChildProcess | undefined> => {
    while (restarts < mostRestarts && !isStopping) {
      restarts += 1;
      console.error('The database ended by itself and is started again.');
      const child = await run(place);
      if (child) return watched(child);
    }
    if (!isStopping) console.error('The database ended by itself once more: start Fettle again.');
    return undefined;
  };
  const watched = (child: ChildProcess): ChildProcess => {
    child.once('exit', () => {
      if (!isStopping) running = again();
    });
    return child;
  };
  let running: Promise<ChildProcess | undefined> = Promise.resolve(watched(first));
  return async () => {
    isStopping = true;
    const child = await running;
    if (child) await stop(child, place.folder);
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Line } from './read.ts';

export type Question = { id: number; bytes: Uint8Array };
export type Answer =
  | { id: number; lines: Line[]; peakBytes: number }
  | { id: number; error: { name: string; message: string } };

/** Reads pictures in a child process. `peakBytes` is that process's peak memory, `waiting` the length of its queue. */
export type Engine = {
  read(bytes: Uint8Array): Promise<Line[]>;
  waiting(): number;
  peakBytes(): number;
  close(): void;
};

type Waiting = { resolve: (lines: Line[]) => void; reject: (error: Error) => void };

/**
 * The OCR engine in a child process: started by the first picture and ended after `idleMs` without one, so that it costs nothing
 * unless used, and never blocks the gateway.
 */
export function createEngine(idleMs: number): Engine {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let [next, peak] = [1, 0];

  const stop = () => {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  };
  const settle = (answer: Answer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer)
      caller?.reject(Object.assign(new Error(answer.error.message), { name: answer.error.name }));
    else {
      peak = Math.max(peak, answer.peakBytes);
      caller?.resolve(answer.lines);
    }
    if (waiting.size === 0) idle = setTimeout(stop, idleMs).unref();
  };
  const start = () => {
    const started = startChild();
    started.on('message', settle);
    started.on('exit', () => {
      if (child !== started) return;
      child = undefined;
      for (const caller of waiting.values()) caller.reject(new Error('The OCR process ended'));
      waiting.clear();
    });
    return started;
  };

  return {
    read(bytes) {
      clearTimeout(idle);
      child ??= start();
      const question: Question = { id: next++, bytes };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
        child?.send(question);
      });
    },
    waiting: () => waiting.size,
    peakBytes: () => peak,
    close: stop,
  };
}

/** tsx runs the child's TypeScript; neither the child nor its channel keeps the parent alive. */
function startChild(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    // With glibc's default number of arenas, the networks' short-lived allocations of varying size take twice the memory.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
  });
  child.unref();
  child.channel?.unref();
  return child;
}

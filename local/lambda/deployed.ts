import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

interface Answered {
  reply: APIGatewayProxyStructuredResultV2 & { thrown?: string };
  /** The most memory that the process has held so far. */
  peakMb: number;
}

/** A bundled Lambda, loaded in a process of its own with as much heap as its memory allows. */
export interface Deployed {
  call: (event: object) => Promise<Answered>;
  stop: () => void;
}

const child = fileURLToPath(new URL('child.mjs', import.meta.url));

const heard = async (from: ChildProcess): Promise<unknown> => {
  const ended = once(from, 'exit').then(([code]) => {
    throw new Error(`The bundle's process ended with ${code}`);
  });
  const [message] = await Promise.race([once(from, 'message'), ended]);
  return message;
};

/** `memoryMb` as the function is configured; Lambda's own runtime needs some of it, so the heap gets 90 %. */
export async function deploy(entry: string, memoryMb: number): Promise<Deployed> {
  const execArgv = [`--max-old-space-size=${Math.floor(memoryMb * 0.9)}`, '--enable-source-maps'];
  const running = fork(child, [entry], { execArgv });
  await heard(running);
  return {
    call: async (event) => {
      const answer = heard(running);
      running.send({ event, context: { awsRequestId: 'test', functionName: 'test' } });
      return (await answer) as Answered;
    },
    stop: () => running.kill(),
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

import type { FunctionName } from '../../infra/app/entries.ts';
import { recorder, recordSigning } from './recorder.ts';

interface Answered {
  reply: APIGatewayProxyStructuredResultV2 & { thrown?: string };
  /** The process's peak memory so far. */
  peakMb: number;
}

/** A bundled Lambda, loaded in a separate process with as much heap as its memory allows. */
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

interface Configuration {
  memoryMb: number;
  /** Added to this process's environment; `undefined` removes a variable. */
  environment?: Record<string, string | undefined>;
}

/** Lambda's own runtime needs some of the memory, so the heap gets 90 %. */
export async function deploy(
  name: FunctionName,
  entry: string,
  { memoryMb, environment = {} }: Configuration,
): Promise<Deployed> {
  const execArgv = [
    `--max-old-space-size=${Math.floor(memoryMb * 0.9)}`,
    '--enable-source-maps',
    ...recorder(),
  ];
  const env = { ...process.env, ...environment, FETTLE_FUNCTION: name };
  const running = fork(child, [entry], { execArgv, env });
  await heard(running);
  return {
    call: async (event) => {
      const answer = heard(running);
      running.send({ event, context: { awsRequestId: 'test', functionName: 'test' } });
      const answered = (await answer) as Answered;
      recordSigning(name, answered.reply);
      return answered;
    },
    stop: () => running.kill(),
  };
}

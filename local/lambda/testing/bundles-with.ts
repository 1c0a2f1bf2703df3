import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import type { QueueName } from '#functions/lib/queue.ts';
import type { FunctionName } from '../../../infra/app/entries.ts';
import { localSystem } from '../../testing/system.ts';
import { askBundle } from '../ask-bundle.ts';
import { sqs } from '../sqs.ts';

/** For a file's tests: a system, a queue of that name, and the bundles of the functions that write to it and read it. */
export const bundlesWith = (name: QueueName) => {
  const folder = mkdtempSync(join(tmpdir(), `fettle-${name}-`));
  const system = localSystem();
  let queue: Awaited<ReturnType<typeof sqs>>;
  beforeAll(async () => {
    queue = await sqs(name);
    vi.stubEnv('LETTERS_QUEUE_URL', queue.urlOf('letters'));
    vi.stubEnv(`${name.toUpperCase()}_QUEUE_URL`, queue.queueUrl);
    vi.stubEnv('AWS_ENDPOINT_URL_SQS', new URL(queue.queueUrl).origin);
  });
  afterAll(() => {
    queue.stop();
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  return {
    system,
    ask: (asked: FunctionName, event: object) => askBundle(folder, asked, event),
    /** What a function that reads the queue is handed. */
    event: () => queue.event(),
  };
};

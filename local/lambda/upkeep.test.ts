import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { known } from '#functions/testing/make-known.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { plain, spoilAll } from '#functions/testing/spoil.ts';
import { localSystem } from '../testing/system.ts';
import { askBundle } from './ask-bundle.ts';
import { sqs } from './sqs.ts';

const folder = mkdtempSync(join(tmpdir(), 'fettle-upkeep-'));
const system = localSystem();
let queue: Awaited<ReturnType<typeof sqs>>;

beforeAll(async () => {
  queue = await sqs('upkeep');
  vi.stubEnv('UPKEEP_QUEUE_URL', queue.queueUrl);
  vi.stubEnv('LETTERS_QUEUE_URL', queue.urlOf('letters'));
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', new URL(queue.queueUrl).origin);
});
afterAll(() => {
  queue.stop();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('the upkeep’s bundles queue whose turn it is and repair what is wrong', async () => {
  const person = await system.someone();
  await known(person);
  const before = await partitionOf(person.firmId);
  await spoilAll(person.firmId);
  expect(await askBundle(folder, 'upkeep', { everybody: true })).toEqual({ requeued: 0, queued: 1 });
  expect(await askBundle(folder, 'recounter', queue.event())).toEqual({ batchItemFailures: [] });
  expect(plain(await partitionOf(person.firmId))).toEqual(plain(before));
});

import { expect, it } from 'vitest';
import { known } from '#functions/testing/make-known.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { plain, spoilAll } from '#functions/testing/spoil.ts';
import { bundlesWith } from './testing/bundles-with.ts';

const { system, ask, event: queued } = bundlesWith('upkeep');

it('the upkeep’s bundles queue whose turn it is and repair what is wrong', async () => {
  const person = await system.someone();
  await known(person);
  const before = await partitionOf(person.firmId);
  await spoilAll(person.firmId);
  expect(await ask('upkeep', { everybody: true })).toEqual({ requeued: 0, queued: 1 });
  expect(await ask('recounter', queued())).toEqual({ batchItemFailures: [] });
  expect(plain(await partitionOf(person.firmId))).toEqual(plain(before));
});

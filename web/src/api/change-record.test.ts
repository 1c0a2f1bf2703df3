import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { changeRecord, putRecord } from './change-record.ts';

interface Job {
  id: number;
  status: string;
}

const ofOne = { queryKey: ['/api/jobs/{id}', { id: 1 }, null] };
const pending: Job = { id: 1, status: 'pending' };
const started: Job = { id: 1, status: 'in_progress' };

/** A reading that was made before the change and comes when it is let go. */
const reading = (cache: QueryClient) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answer = cache.fetchQuery({ ...ofOne, queryFn: () => held.then(() => pending), staleTime: 0 });
  return { answer, letGo };
};

it.each([
  ['a second', pending],
  ['the first', undefined],
])(
  'shows what was saved though %s reading, made before, comes after it, and gives it to who waited',
  async (_, known) => {
    const cache = new QueryClient();
    if (known) cache.setQueryData(ofOne.queryKey, known);
    const { answer, letGo } = reading(cache);
    putRecord(cache, ofOne, started);
    letGo();
    expect(await answer).toEqual(started);
    expect(cache.getQueryData(ofOne.queryKey)).toEqual(started);
  },
);

it('changes a record at once and puts it back, whatever is read meanwhile', async () => {
  const cache = new QueryClient();
  cache.setQueryData(ofOne.queryKey, pending);
  const { answer, letGo } = reading(cache);
  const putBack = changeRecord<Job>(cache, ofOne, (job) => ({ ...job, status: 'completed' }));
  letGo();
  expect((await answer).status).toBe('completed');
  expect(cache.getQueryData(ofOne.queryKey)).toEqual({ id: 1, status: 'completed' });
  putBack();
  expect(cache.getQueryData(ofOne.queryKey)).toEqual(pending);
});

it('leaves a record alone that nobody has read, and its first reading with it', async () => {
  const cache = new QueryClient();
  const { answer, letGo } = reading(cache);
  changeRecord<Job>(cache, ofOne, (job) => ({ ...job, status: 'completed' }))();
  letGo();
  expect(await answer).toEqual(pending);
});

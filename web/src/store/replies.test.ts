import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { deleteStore, withStore } from './database.ts';
import { tidyReplies } from './replies.ts';

const owner = { userId: 'sam', firmId: `f-${'a'.repeat(22)}` };
const dayMs = 24 * 60 * 60 * 1000;
const keys = () => withStore(owner, (database) => database.getAllKeys('replies'));
const keep = (key: string, days: number) =>
  withStore(owner, (database) => database.put('replies', { data: [], at: Date.now() - days * dayMs }, key));

it('drops what is older than a week, and everything once its person sees other things', async () => {
  await tidyReplies(owner, 'office');
  await keep('old', 8);
  await keep('new', 6);
  await tidyReplies(owner, 'office');
  expect(await keys()).toEqual(['new']);
  await tidyReplies(owner, 'field');
  expect(await keys()).toEqual([]);
  await deleteStore(owner);
});

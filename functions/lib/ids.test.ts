import { expect, it } from 'vitest';
import { IdTaken, withNewId } from './ids.ts';

it('draws again when an id is taken, and gives up on anything else', async () => {
  const tried: number[] = [];
  const id = await withNewId(async (drawn) => {
    tried.push(drawn);
    if (tried.length < 3) throw new IdTaken();
    return drawn;
  });
  expect(new Set(tried).size).toBe(3);
  expect(id).toBe(tried[2]);
  await expect(withNewId(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
});

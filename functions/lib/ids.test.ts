import { expect, it } from 'vitest';
import { IdTaken, newId, withNewId } from './ids.ts';

it('makes ids that are unique, safe for JSON and sort by creation', () => {
  const ids = Array.from({ length: 50_000 }, () => newId());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(ids.every(Number.isSafeInteger)).toBe(true);
});

it('goes on growing when the clock is put back', () => {
  const later = newId(Date.now() + 60_000);
  expect(newId()).toBeGreaterThan(later);
});

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

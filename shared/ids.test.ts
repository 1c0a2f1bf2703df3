import { expect, it, vi } from 'vitest';
import { newId } from './ids.ts';

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

it('makes ids there can be where the clock says a year long past', async () => {
  vi.resetModules();
  const afresh = await import('./ids.ts');
  const ids = Array.from({ length: 1_000 }, () => afresh.newId(Date.UTC(2001, 0, 1)));
  expect(ids.every((id) => id > 0)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

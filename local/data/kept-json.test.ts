import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { keptJson } from './kept-json.ts';

it('writes what is waiting when it is closed, and nothing once its folder may be gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-kept-'));
  const file = join(folder, 'kept.json');
  const kept = keptJson(file, { count: 0 });
  kept.value.count = 1;
  kept.changed();
  kept.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ count: 1 });
  rmSync(folder, { recursive: true });
  // A write now would throw an uncaught error and fail the run.
  kept.changed();
  await nextTurn();
  await nextTurn();
});

it('lives on where it cannot be written, and is written once it can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-kept-'));
  const file = join(folder, 'kept.json');
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const kept = keptJson(file, { count: 0 });
  rmSync(folder, { recursive: true });
  kept.value.count = 1;
  kept.changed();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce(), 60_000);
  mkdirSync(folder);
  kept.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ count: 1 });
  rmSync(folder, { recursive: true });
});

it('writes what grew large less often than it changes, and all of it soon', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-kept-'));
  const file = join(folder, 'kept.json');
  const kept = keptJson(file, { words: 'x'.repeat(10_000_000), count: 0 });
  const written = vi.spyOn(JSON, 'stringify');
  const changes = 200;
  for (let n = 0; n < changes; n++) {
    kept.value.count += 1;
    kept.changed();
    await nextTurn();
  }
  expect(written.mock.calls.length).toBeLessThan(changes / 2);
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as { count: number };
  await vi.waitFor(() => expect(read().count).toBe(changes), 60_000);
  kept.close();
  rmSync(folder, { recursive: true });
});

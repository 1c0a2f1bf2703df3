import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyWithout, removable } from './remove.ts';

/** How many lines outside its folders register a domain, without tests. More of them is a new tie. */
const mostLines: Record<string, number> = { tax: 107, certificates: 201, quotes: 196 };

/** The whole tree is compiled anew: 25 s of processor, and minutes of a busy machine. */
const compilingMs = 300_000;

/** What the compiler says of a folder. */
const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    // What nothing uses any more is Biome's to take out.
    const flags = ['incremental', 'noUnusedLocals', 'noUnusedParameters'].flatMap((flag) => [
      `--${flag}`,
      'false',
    ]);
    // As scripts/test/stages.ts compiles: several checkers each load the libraries, and collecting garbage takes longer than it is worth.
    flags.push('--tsBuildInfoFile', 'null', '--checkers', '1');
    const env = { ...process.env, GOGC: 'off' };
    execFile(path.resolve('node_modules/.bin/tsc'), flags, { cwd: folder, env }, (_, said) => resolve(said));
  });

it.each(Object.entries(removable))(
  '%s goes with its folders and registrations',
  async (name, removed) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fettle-without-'));
    try {
      const found = copyWithout(removed, folder);
      expect(await compile(folder)).toBe('');
      const lines = [...found].flatMap(([file, each]) => (/\.(test|spec)\.ts$/.test(file) ? [] : each));
      expect(lines.length).toBeLessThanOrEqual(mostLines[name] ?? 0);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  compilingMs,
);

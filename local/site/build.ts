import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { takeLock, untilFree } from '../data/lock.ts';
import { PlainError } from '../plain-error.ts';
import { builtSite, projectPath } from '../project.ts';

const sources = ['web', 'shared', 'package.json'];

const changed = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.mtimeMs ?? 0;
};

/** The time of a folder's last change, deletions included. Epoch milliseconds. */
function newestIn(path: string): number {
  const entries = statSync(path).isDirectory() ? readdirSync(path) : [];
  return Math.max(changed(path), ...entries.map((name) => newestIn(join(path, name))));
}

export const isBuilt = () =>
  changed(join(builtSite, 'index.html')) > Math.max(...sources.map((path) => newestIn(projectPath(path))));

async function build(): Promise<void> {
  const options = { cwd: projectPath('.'), stdio: 'pipe' as const, shell: process.platform === 'win32' };
  const child = spawn('npm', ['run', '--silent', 'build:web'], options);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new PlainError(`The web app does not build:\n${(await output).join('\n')}`);
}

/** Builds the web app if its sources are newer than the build. Concurrent calls share one build. */
export async function ensureBuilt(say: (line: string) => void): Promise<void> {
  while (!isBuilt()) {
    const lock = await takeLock(builtSite);
    if (!lock) {
      await untilFree(builtSite, false);
      continue;
    }
    try {
      if (!isBuilt()) {
        say('Building the web app …');
        await build();
      }
    } finally {
      await lock.release();
    }
    return;
  }
}

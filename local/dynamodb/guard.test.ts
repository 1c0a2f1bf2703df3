import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { projectPath } from '../project.ts';

const guarding = async (): Promise<{ guard: ChildProcess; pid: number }> => {
  const endless = [process.execPath, '-e', 'setInterval(() => {}, 1000)'];
  const guard = spawn(process.execPath, [projectPath('local/dynamodb/guard.mjs'), ...endless]);
  const [pid] = await once(guard.stdout, 'data');
  return { guard, pid: Number(`${pid}`) };
};

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends what it runs when nobody holds the other end of its input', async () => {
  const { guard, pid } = await guarding();
  expect(isThere(pid)).toBe(true);
  guard.stdin?.destroy();
  await once(guard, 'exit');
  expect(isThere(pid)).toBe(false);
});

it('ends with what it runs', async () => {
  const { guard, pid } = await guarding();
  process.kill(pid);
  await once(guard, 'exit');
});

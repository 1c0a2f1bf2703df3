import { readFileSync } from 'node:fs';

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The command line of a process; empty when it is gone or the system has no /proc. */
export const commandLine = (pid: number) => readProc(pid, 'cmdline');

/** The parent of a process; 0 when unknown. The name in brackets may hold anything, so it is skipped by its end. */
export const parentOf = (pid: number) => Number(readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

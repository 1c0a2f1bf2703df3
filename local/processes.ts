import { readFileSync } from 'node:fs';

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The command line of a process; empty if it has ended or the system has no /proc. */
export const commandLine = (pid: number) => readProc(pid, 'cmdline');

/** The parent of a process; 0 if unknown. The name in brackets may contain anything, so parsing starts after its end. */
export const parentOf = (pid: number) => Number(readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? 0);

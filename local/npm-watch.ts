import { commandLine, parentOf } from './processes.ts';

/** The npm that runs this script, directly or through a shell. */
function npmAbove(): number | undefined {
  if (!process.env.npm_lifecycle_event) return undefined;
  return [process.ppid, parentOf(process.ppid)].find((pid) => commandLine(pid).startsWith('npm'));
}

/** Calls `gone` once npm has ended: it can't forward a `kill -9`, and then nobody is left to press Ctrl-C. */
export function watchNpm(gone: () => void): void {
  const npm = npmAbove();
  if (!npm) return;
  const check = () => {
    if (commandLine(npm) === '') gone();
  };
  setInterval(check, 500).unref();
}

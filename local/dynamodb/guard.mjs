import { spawn } from 'node:child_process';

// Runs a program, prints its pid, and ends it when standard input closes. That happens however the process at the other end dies.
const [, , program = '', ...args] = process.argv;
const child = spawn(program, args, { stdio: 'ignore', windowsHide: true });
child.once('spawn', () => console.log(child.pid));
child.once('error', () => {
  console.log(0);
  process.exitCode = 1;
  process.stdin.destroy();
});
child.once('exit', () => process.exit());
process.stdin.resume().once('close', () => child.kill('SIGKILL'));

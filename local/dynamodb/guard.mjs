import { spawn } from 'node:child_process';

// Runs the program it is given, says its pid, and ends it as soon as standard input closes, which it does however the
// process that holds its other end is ended.
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

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One checkout's system, with somebody signed in, for bench/paired.ts: every module is that checkout's. */

const [root = ''] = process.argv.slice(2);
// Where it lay until 22 November 2026.
const folder = existsSync(join(root, 'local')) ? 'local' : join('infra', 'local');
const load = (file: string) => import(pathToFileURL(join(root, folder, file)).href);

const { startLocal } = (await load('stack.ts')) as typeof import('../local/stack.ts');
const { signIn } = (await load('testing/sign-in.ts')) as typeof import('../local/testing/sign-in.ts');

const local = await startLocal({ quiet: true });
process.once('disconnect', () => process.exit(1));
process.on('message', async (asked) => {
  if (asked === 'stop') {
    await local.stop();
    process.exit(0);
  }
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
await local.warm();
const cookie = await signIn(local.services, 'paired@example.com', 'Robin Example');
process.send?.({ origin: local.services.app, cookie });

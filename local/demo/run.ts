import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { enter } from '../environment.ts';
import { PlainError } from '../plain-error.ts';
import { runningIn } from '../services.ts';
import { startLocal } from '../stack.ts';
import { type Filled, fillDemo } from './fill.ts';
import { demoEmail } from './stores.ts';

const data = process.env.FETTLE_DATA || '.local';

/** The system running on the data folder, or one started only to fill the demo. */
const reach = async (): Promise<{ app: string | undefined; leave: () => unknown }> => {
  if (existsSync(join(data, 'services.json'))) {
    const around = runningIn(data);
    return { app: around.appUrl, leave: enter(around) };
  }
  const local = await startLocal({ data, quiet: true });
  return { app: undefined, leave: local.stop };
};

const tell = (filled: Filled): void => {
  const counts = Object.entries(filled).map(([kind, count]) => `${count} ${kind}`);
  console.log(`The demo account now holds ${new Intl.ListFormat('en-GB').format(counts)}.`);
  if (filled.receipts === 0)
    console.log('Receipts need the package sharp for their pictures; it is not installed.');
};

const run = async (): Promise<void> => {
  const { app, leave } = await reach();
  try {
    tell(await fillDemo(Date.now()));
    console.log(`Sign in as ${demoEmail}${app ? ` at ${app}` : ' after npm start'}; there is no password.`);
  } finally {
    await leave();
  }
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  },
);

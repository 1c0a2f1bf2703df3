import { readFileSync } from 'node:fs';
import { startLocal } from '../../local/stack.ts';
import { replay } from './replay.ts';
import { type Step, stepsIn } from './steps.ts';

// Compares the rules of the phone with the server's, call by call: `npm run -s replay -- <file.json>`, where the file holds
// `{"steps": [{"route": "POST /api/clients", "params": {}, "body": {"id": 1, …}, "at": "2026-11-25T09:00:00Z"}]}`.
const read = (): Step[] => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error('Which file of steps? npm run -s replay -- <file.json>');
  return stepsIn(JSON.parse(readFileSync(path, 'utf8')));
};

const run = async (): Promise<void> => {
  const steps = read();
  const local = await startLocal({ quiet: true });
  try {
    const told = await replay(local.services, steps);
    console.log(JSON.stringify(told, null, 2));
    process.exitCode = told.different.length > 0 ? 1 : 0;
  } finally {
    await local.stop();
  }
};

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
process.exit();

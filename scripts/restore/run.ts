import { parseArgs } from 'node:util';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { resourcesOf, stackOf, tableIn } from '../deployed.ts';
import { makeFitToServe, restoreTable } from './restore.ts';

// npm run restore -- prod 2026-11-20T08:55:00Z    keeps the second table, for docs/deploy.md’s next step
// npm run restore-drill -- prod                   the same as of ten minutes ago, and deletes it

const usage = 'npm run restore -- <stage> <time>, or npm run restore-drill -- <stage>';
const tenMinutesMs = 10 * 60 * 1000;

const asked = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { drill: { type: 'boolean', default: false } },
  });
  const [stage, time] = positionals;
  const at = values.drill ? new Date(Date.now() - tenMinutesMs) : new Date(time ?? '');
  if (!stage || Number.isNaN(at.getTime()) || (values.drill && time)) throw new Error(usage);
  return { stage, at, isDrill: values.drill };
};

/** `fettle-prod-restored-202611200855`. */
const nameOf = (stage: string, at: Date): string =>
  stackOf(stage, `restored-${at.toISOString().replace(/\D/g, '').slice(0, 12)}`);

const run = async (): Promise<boolean> => {
  const { stage, at, isDrill } = asked();
  const db = new DynamoDBClient({});
  const from = tableIn(await resourcesOf(stage, 'data'));
  const to = nameOf(stage, at);
  const began = Date.now();
  const say = (sentence: string) =>
    console.log(`${String(Math.round((Date.now() - began) / 60_000)).padStart(4)} min  ${sentence}`);
  say(`Restoring ${from} as it was at ${at.toISOString()} into ${to}`);
  await restoreTable(db, { from, to, at });
  try {
    say('It is there');
    if (!isDrill) await makeFitToServe(db, to);
    // Entities read the environment when loaded, so from here on all reads and writes go to the restored table.
    process.env.TABLE_NAME = to;
    const { lookAtRestored } = await import('./look.ts');
    const { firms, missing, figures, mended, wrong } = await lookAtRestored({ from, at });
    say(`${firms} firms, ${figures} figures added up anew; sums put right: ${mended}, still wrong: ${wrong}`);
    if (missing.length > 0) say(`Missing: ${missing.join(', ')}`);
    if (!isDrill) say(`${to} can serve`);
    return missing.length === 0 && wrong === 0;
  } finally {
    if (isDrill) {
      await db.send(new DeleteTableCommand({ TableName: to }));
      say('Deleted');
    }
  }
};

run().then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);

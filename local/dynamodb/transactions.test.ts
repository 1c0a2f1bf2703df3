import { expect, it } from 'vitest';
import { localSystem } from '../testing/system.ts';
import { pairsRead, reasonsOf, type Table } from './promises.ts';

localSystem();

/** Uses the product's client. */
const table = async (): Promise<Table> => {
  const { document } = await import('#functions/lib/table.ts');
  return { client: document, name: process.env.TABLE_NAME ?? '', partition: 'stand-in#transactions' };
};

it('reads items as they were at one moment, however they are written meanwhile', async () => {
  const pairs = await pairsRead(await table(), 150);
  expect(pairs.filter(([a, b]) => a !== b)).toEqual([]);
  expect(new Set(pairs.map(([a]) => a)).size).toBeGreaterThan(5);
});

it('names the condition that a transaction was refused by, with the item as it is', async () => {
  expect(await reasonsOf(await table())).toEqual([
    { code: 'None', n: undefined },
    { code: 'ConditionalCheckFailed', n: '7' },
  ]);
});

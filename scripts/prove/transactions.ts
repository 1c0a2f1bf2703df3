import { pairsRead, reasonsOf } from '../../local/dynamodb/promises.ts';
import { must, type Proof } from './proof.ts';

export const transactions: Proof = {
  name: 'The table reads items together as they were at one moment, and says which condition a write was refused by',
  run: async ({ records, table: name }, { userId }) => {
    const table = { client: records, name, partition: `proof#${userId}` };
    const torn = (await pairsRead(table, 30)).filter(([a, b]) => a !== b);
    must(torn.length === 0, `Items were read of different moments: ${JSON.stringify(torn[0])}`);
    const [, refused] = await reasonsOf(table);
    must(refused?.code === 'ConditionalCheckFailed', `The refused condition is called ${refused?.code}`);
    must(refused?.n === '7', 'The item that a condition was about does not come with the refusal');
  },
};

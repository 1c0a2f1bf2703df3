import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { document } from '#functions/lib/table.ts';
import { taxDayEntity } from './entity.ts';
import { type TaxName, type TaxSums, taxNames } from './names.ts';

/** What a day comes to, in pence. */
export type TaxDay = TaxSums & { date: string };

const keyOf = (userId: string, date: string) => taxDayEntity.get({ userId, date }).params().Key;

/** The days of a period that anything was counted on, oldest first: a year is one round trip. */
export const daysIn = async (userId: string, from: string, to: string): Promise<TaxDay[]> => {
  const [{ pk, sk: first }, { sk: last }] = [keyOf(userId, from), keyOf(userId, to)];
  const days: TaxDay[] = [];
  let after: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': pk, ':first': first, ':last': last },
        ConsistentRead: true,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    days.push(...(Items as TaxDay[]));
    after = LastEvaluatedKey;
  } while (after);
  return days;
};

/** Days together. */
export const sumOf = (days: readonly TaxSums[]): Record<TaxName, number> => {
  const sums = Object.fromEntries(taxNames.map((name) => [name, 0])) as Record<TaxName, number>;
  for (const day of days) for (const name of taxNames) sums[name] += day[name] ?? 0;
  return sums;
};

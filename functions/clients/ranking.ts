import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { Moved } from '#functions/lib/latest.ts';
import { logger } from '#functions/lib/log.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { document } from '#functions/lib/table.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPounds } from '#shared/money.ts';
import { clientEntity } from './entity.ts';

/** The sparse index of each firm's clients by amount paid. */
const [, , index] = tableDefinition.indexes;
const partitionOf = (firmId: FirmId): string => `payers#${firmId}`;
const digits = 14;
const idDigits = 16;

/** A client's keys in the ranking; undefined for one who has paid nothing. Equal amounts rank the newer client first. */
export const rankingKeys = (firmId: FirmId, id: number, paidPence: number) =>
  paidPence > 0
    ? {
        ranking: partitionOf(firmId),
        rankingKey: `${String(paidPence).padStart(digits, '0')}#${String(id).padStart(idDigits, '0')}`,
      }
    : undefined;

const place = async (firmId: FirmId, id: number): Promise<void> => {
  const { data } = await clientEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) return;
  const { paidPence = 0 } = data;
  const keys = rankingKeys(firmId, id, paidPence);
  const patch = clientEntity.patch({ firmId, id });
  const change = keys ? patch.set(keys) : patch.remove(['ranking', 'rankingKey']);
  await transact([
    write(
      change.where((client, { eq }) => eq(client.paidPence, paidPence)),
      () => new Moved(),
    ),
  ]);
};

/**
 * Updates a client's rank. Runs after the transaction that changed the amount, so it never throws: if it fails, or another payment
 * intervenes, the next payment or the nightly recount corrects it.
 */
export const rankClient = async (firmId: FirmId, id: number): Promise<void> => {
  try {
    await place(firmId, id);
  } catch (error) {
    if (!(error instanceof Moved)) logger.warn('A client got no place among the payers', { error });
  }
};

/** The clients who have paid most, with the amounts in pounds: one round trip. */
export const topPayers = async (firmId: FirmId, limit: number) => {
  const { Items = [] } = await document.send(
    new QueryCommand({
      TableName: config.tableName,
      IndexName: index.name,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': index.partitionKey },
      ExpressionAttributeValues: { ':pk': partitionOf(firmId) },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.flatMap((Item) => {
    const client = rowIn(clientEntity, Item);
    return client ? [{ id: client.id, name: client.name, amount: toPounds(client.paidPence ?? 0) }] : [];
  });
};

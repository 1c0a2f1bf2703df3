import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

type Key = Record<'pk' | 'sk', string>;

/** The maximum for one transaction. The stand-in commits a transaction once, but each write of a batch separately. */
const perRequest = 100;

const keysOf = async (pk: string): Promise<Key[]> => {
  const { document } = await import('#functions/lib/table.ts');
  const keys: Key[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await document.send(
      new QueryCommand({
        TableName: process.env.TABLE_NAME,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        ExclusiveStartKey: from,
      }),
    );
    keys.push(...((page.Items ?? []) as Key[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return keys;
};

const erasePictures = async (firmId: FirmId): Promise<void> => {
  const [{ deleteObject, listKeys }, { imagePrefix }, { photoPrefix }] = await Promise.all([
    import('#functions/lib/bucket.ts'),
    import('#functions/receipts/images.ts'),
    import('#functions/photos/pictures.ts'),
  ]);
  for (const prefix of [imagePrefix(firmId), photoPrefix(firmId)])
    for (let keys = await listKeys(prefix); keys.length > 0; keys = await listKeys(prefix))
      await Promise.all(keys.map(deleteObject));
};

interface Account {
  userId: UserId;
  firmId: FirmId;
  email: string;
}

/** Deletes everything in an account, so that the demo can be filled again. */
export const erase = async ({ userId, firmId, email }: Account): Promise<void> => {
  const { document } = await import('#functions/lib/table.ts');
  await erasePictures(firmId);
  const lists = await Promise.all([`firm#${firmId}`, `user#${userId}`].map(keysOf));
  const keys = [...lists.flat(), { pk: `email#${email}`, sk: 'guard' }];
  const TableName = process.env.TABLE_NAME;
  for (let first = 0; first < keys.length; first += perRequest) {
    const deletions = keys.slice(first, first + perRequest).map((Key) => ({ Delete: { TableName, Key } }));
    await document.send(new TransactWriteCommand({ TransactItems: deletions }));
  }
};

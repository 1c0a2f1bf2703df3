import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

type Key = Record<'pk' | 'sk', string>;

/** The most that one transaction takes. The stand-in commits a transaction once, but every write of a batch by itself. */
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

const erasePictures = async (userId: string): Promise<void> => {
  const [{ deleteObject, listKeys }, { imagePrefix }, { photoPrefix }] = await Promise.all([
    import('#functions/lib/bucket.ts'),
    import('#functions/receipts/images.ts'),
    import('#functions/photos/pictures.ts'),
  ]);
  for (const prefix of [imagePrefix(userId), photoPrefix(userId)])
    for (let keys = await listKeys(prefix); keys.length > 0; keys = await listKeys(prefix))
      await Promise.all(keys.map(deleteObject));
};

/** Takes out everything an account holds, so that the demo can be filled afresh. */
export const erase = async (userId: string, email: string): Promise<void> => {
  const { document } = await import('#functions/lib/table.ts');
  await erasePictures(userId);
  const keys = [...(await keysOf(`user#${userId}`)), { pk: `email#${email}`, sk: 'guard' }];
  const TableName = process.env.TABLE_NAME;
  for (let first = 0; first < keys.length; first += perRequest) {
    const deletions = keys.slice(first, first + perRequest).map((Key) => ({ Delete: { TableName, Key } }));
    await document.send(new TransactWriteCommand({ TransactItems: deletions }));
  }
};

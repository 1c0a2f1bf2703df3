import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { emailGuard, userEntity } from '#functions/auth/entity.ts';
import { findUser } from '#functions/auth/read.ts';
import { certificatePrefix } from '#functions/certificates/files.ts';
import { linksOfTwins } from '#functions/guest/links-of-twins.ts';
import { deleteObject, listKeys } from '#functions/lib/bucket.ts';
import { config } from '#functions/lib/config.ts';
import { exportPrefix } from '#functions/lib/export-prefix.ts';
import { deleteIdentity, identityOf } from '#functions/lib/identities.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { document } from '#functions/lib/table.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { untilDone } from '#functions/lib/until-done.ts';
import { paperPrefix } from '#functions/paper/issued/place.ts';
import { logoPrefix } from '#functions/paper/logo.ts';
import { endConnect } from '#functions/payments/connect/end.ts';
import { photoPrefix } from '#functions/photos/pictures.ts';
import { imagePrefix } from '#functions/receipts/images.ts';
import { endCustomer } from '#functions/subscription/end.ts';
import { customerEntity } from '#functions/subscription/entity.ts';
import { statementPrefix } from '#functions/tax/cis/files.ts';
import { workEntity } from './entity.ts';

const deleteObjects = async (prefix: string): Promise<void> => {
  for (let keys = await listKeys(prefix); keys.length > 0; keys = await listKeys(prefix))
    for (const key of keys) await deleteObject(key);
};

/** DynamoDB takes at most 25 writes in one batch. */
const perBatch = 25;

type Key = { pk: string; sk: string };

const deleteItems = async (keys: Key[]): Promise<void> => {
  const requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  for (let from = 0; from < requests.length; from += perBatch)
    await untilDone(requests.slice(from, from + perBatch), async (batch) => {
      const { UnprocessedItems } = await document.send(
        new BatchWriteCommand({ RequestItems: { [config.tableName]: batch } }),
      );
      return (UnprocessedItems?.[config.tableName] ?? []) as typeof batch;
    });
};

/** Deletes a user's partition but for the user's own record, which goes last. */
const deleteRecords = async (userId: string): Promise<void> => {
  const { pk, sk: userKey } = keyOf(userEntity, { userId });
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    const mine = Items as Key[];
    // The links before their twins, by which they are found.
    await deleteItems(linksOfTwins(mine));
    await deleteItems(mine.filter(({ sk }) => sk !== userKey));
    from = LastEvaluatedKey;
  } while (from);
};

const deleteUser = ({ userId, email, stripeCustomerId }: StoredUser): Promise<void> =>
  transact([
    write(userEntity.delete({ userId })),
    write(emailGuard.delete({ email })),
    ...(stripeCustomerId ? [write(customerEntity.delete({ customerId: stripeCustomerId }))] : []),
  ]);

const eraseAll = async (user: StoredUser): Promise<void> => {
  const { userId } = user;
  if (user.stripeCustomerId) await endCustomer(user.stripeCustomerId);
  await endConnect(userId);
  await deleteIdentity(identityOf(user));
  await deleteObjects(imagePrefix(userId));
  await deleteObjects(photoPrefix(userId));
  await deleteObjects(certificatePrefix(userId));
  await deleteObjects(statementPrefix(userId));
  await deleteObjects(logoPrefix(userId));
  await deleteObjects(paperPrefix(userId));
  await deleteObjects(exportPrefix(userId));
  await deleteRecords(userId);
  await deleteUser(user);
};

/** Erases everything of a user, the subscription first and the user's own record last. Running it again does the rest. */
export const runErase = async (userId: string): Promise<void> => {
  const user = await findUser(userId);
  // Only what was asked for: a message alone erases nobody.
  if (user && !user.erasingSince) return;
  if (user) await eraseAll(user);
  // A call that was under way when it began may have written something since.
  await deleteRecords(userId);
  await workEntity.delete({ scope: 'all', kind: 'erase', userId }).go();
};

import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { certificatePrefix } from '#functions/certificates/files.ts';
import { keepFiled } from '#functions/filing/kept/keep.ts';
import { firmsAloneIn } from '#functions/firms/founder.ts';
import { findFirm } from '#functions/firms/read.ts';
import { deleteObject, listKeys } from '#functions/lib/bucket.ts';
import { config } from '#functions/lib/config.ts';
import { exportPrefix } from '#functions/lib/export-prefix.ts';
import { deleteIdentity, identityOf } from '#functions/lib/identities.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { document } from '#functions/lib/table.ts';
import { firmEntity, type StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { firstFirmOf } from '#functions/lib/tenant/firm-ids.ts';
import { findUser } from '#functions/lib/tenant/read-user.ts';
import { emailGuard, type StoredUser, userEntity } from '#functions/lib/tenant/user-entity.ts';
import { within } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { untilDone } from '#functions/lib/until-done.ts';
import { workEntity } from '#functions/lib/work-entity.ts';
import { linksOfTwins } from '#functions/links/links-of-twins.ts';
import { paperPrefix } from '#functions/paper/issued/place.ts';
import { logoPrefix } from '#functions/paper/logo.ts';
import { endConnect } from '#functions/payments/connect/end.ts';
import { photoPrefix } from '#functions/photos/pictures.ts';
import { imagePrefix } from '#functions/receipts/images.ts';
import { endCustomer } from '#functions/subscription/end.ts';
import { customerEntity } from '#functions/subscription/entity.ts';
import { statementPrefix } from '#functions/tax/cis/files.ts';
import type { FirmId, UserId } from '#shared/firms/ids.ts';

const deleteObjects = async (prefix: string): Promise<void> => {
  for (let keys = await listKeys(prefix); keys.length > 0; keys = await listKeys(prefix))
    for (const key of keys) await deleteObject(key);
};

/** DynamoDB accepts at most 25 writes in one batch. */
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

/** Deletes a partition, except for the record `last`, which is deleted at the end. */
const deleteRecords = async ({ pk, sk: last }: Key): Promise<void> => {
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
    const keys = Items as Key[];
    // Links before their twins, through which they are found.
    await deleteItems(linksOfTwins(keys));
    await deleteItems(keys.filter(({ sk }) => sk !== last));
    from = LastEvaluatedKey;
  } while (from);
};

/** The key prefixes of everything a firm has in the bucket. */
const prefixes = [
  imagePrefix,
  photoPrefix,
  certificatePrefix,
  statementPrefix,
  logoPrefix,
  paperPrefix,
  exportPrefix,
];

/** Another run erased it meanwhile, as a message may arrive twice. Nothing is written then, because nothing would erase it. */
class GoneAlready extends Error {}

const eraseFirm = async ({ firmId, stripeCustomerId }: StoredFirm): Promise<void> => {
  if (stripeCustomerId) await endCustomer(stripeCustomerId);
  await endConnect(firmId);
  for (const prefixOf of prefixes) await deleteObjects(prefixOf(firmId));
  await keepFiled(firmId);
  await deleteRecords(keyOf(firmEntity, { firmId }));
  const removal = firmEntity.delete({ firmId }).where((item, { exists }) => exists(item.createdAt));
  await transact([
    write(removal, () => new GoneAlready()),
    ...(stripeCustomerId ? [write(customerEntity.delete({ customerId: stripeCustomerId }))] : []),
  ]).catch((error: unknown) => {
    if (!(error instanceof GoneAlready)) throw error;
  });
};

const eraseUser = async (user: StoredUser): Promise<void> => {
  const { userId, email } = user;
  await deleteIdentity(identityOf(user));
  await deleteRecords(keyOf(userEntity, { userId }));
  await transact([write(userEntity.delete({ userId })), write(emailGuard.delete({ email }))]);
};

/** Erases what was written after a firm was gone. */
const eraseLeftOver = async (firmId: FirmId): Promise<void> => {
  if (await findFirm(firmId)) return;
  await keepFiled(firmId);
  await deleteRecords(keyOf(firmEntity, { firmId }));
};

/**
 * Erases everything of a user and of the firms with no other member, the subscription first and the user's own record last.
 * Idempotent; a repeated run completes the rest.
 */
export const runErase = async (userId: UserId): Promise<void> => {
  const user = await findUser(userId);
  // Only if the user requested it: a message alone erases nobody.
  if (user && !user.erasingSince) return;
  const firms = user ? await firmsAloneIn(userId) : [];
  for (const firm of firms) await within({ firms: [firm.firmId] }, () => eraseFirm(firm));
  if (user) await eraseUser(user);
  // A call in progress when this started may have written something since.
  const firmIds = new Set([firstFirmOf(userId), ...firms.map(({ firmId }) => firmId)]);
  for (const firmId of firmIds) await within({ firms: [firmId] }, () => eraseLeftOver(firmId));
  await deleteRecords(keyOf(userEntity, { userId }));
  await workEntity.delete({ scope: 'all', kind: 'erase', of: userId }).go();
};

import { receiptsBucket, tableName, userPoolId } from '../../local/environment.ts';
import { arn, keyArn, secretArn } from '../../local/recording/arns.ts';

/** The values for a template's references, by logical id: the local names under which the calls were recorded. */
const values: Record<string, string> = {
  FoundTableName: tableName,
  FoundReceiptsName: receiptsBucket,
  FoundUsersId: userPoolId,
  FoundMailPasswordKeyArn: keyArn,
  FoundSessionSecretArn: secretArn('session'),
  FoundStripeSecretArn: secretArn('stripe'),
  FoundLinkSecretArn: secretArn('link'),
  FoundHmrcSecretArn: secretArn('hmrc'),
  OriginSecret: secretArn('origin'),
  Receipts: `arn:aws:s3:::${receiptsBucket}`,
  QueuesremindersQueue: arn('sqs', 'reminders'),
  QueueslettersQueue: arn('sqs', 'letters'),
  QueuesworkQueue: arn('sqs', 'work'),
  QueuesupkeepQueue: arn('sqs', 'upkeep'),
};

/** No recorded call uses any other resource. */
const valueFor = (logicalId: string): string => {
  const id = logicalId.replace(/[0-9A-F]{8}$/, '');
  return values[id] ?? arn('other', id);
};

/** Part of a template with its references resolved. */
export const filledIn = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(filledIn);
  const [[name, inner] = ['', ''], ...more] = Object.entries(part);
  if (more.length === 0 && name === 'Ref') return valueFor(`${inner}`);
  if (more.length === 0 && name === 'Fn::GetAtt') return valueFor(`${inner[0]}`);
  if (more.length === 0 && name === 'Fn::Join') return (filledIn(inner[1]) as string[]).join(inner[0]);
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, filledIn(value)]));
};

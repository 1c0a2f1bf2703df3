import { arn } from './arns.ts';
import type { Asked, Sent } from './call.ts';
import { askedOfTable } from './dynamodb.ts';
import { askedOfBucket } from './objects.ts';

const askedOfQueue = (name: string, body: string): Asked => {
  const { QueueUrl }: { QueueUrl: string } = JSON.parse(body);
  return {
    // A batch needs the permission of its single action.
    action: `sqs:${name.replace(/Batch$/, '')}`,
    resource: arn('sqs', QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1)),
    context: {},
  };
};

const askedOfKey = (name: string, body: string): Asked => {
  const { KeyId, EncryptionContext = {} } = JSON.parse(body) as {
    KeyId?: string;
    EncryptionContext?: Record<string, string>;
  };
  const values = Object.entries(EncryptionContext).map(([of, value]) => [
    `kms:EncryptionContext:${of}`,
    value,
  ]);
  return {
    action: `kms:${name}`,
    // A ciphertext contains its key's id.
    resource: KeyId ?? process.env.KMS_KEY_ID ?? '',
    context: { ...Object.fromEntries(values), 'kms:EncryptionContextKeys': Object.keys(EncryptionContext) },
  };
};

const askedOfSecret = (name: string, body: string): Asked => ({
  action: `secretsmanager:${name}`,
  resource: (JSON.parse(body) as { SecretId: string }).SecretId,
  context: {},
});

const askedOfPool = (name: string, body: string): Asked => ({
  action: `cognito-idp:${name}`,
  resource: arn('cognito-idp', `userpool/${(JSON.parse(body) as { UserPoolId: string }).UserPoolId}`),
  context: {},
});

const askedOfMail = (body: string): Asked => {
  const form = new URLSearchParams(body);
  if (form.get('Action') === 'GetSendQuota')
    return { action: 'ses:GetSendQuota', resource: '*', context: {} };
  const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64').toString();
  // A long header is folded onto the next line, which starts with a space (RFC 5322, 2.2.3).
  const unfolded = raw.replace(/\r?\n(?=[ \t])/g, '');
  const [, address = ''] = /^From:.*?([^\s<>"]+@[^\s<>"]+)>?\s*$/m.exec(unfolded) ?? [];
  return {
    action: `ses:${form.get('Action')}`,
    resource: arn('ses', `identity/${address}`),
    context: { 'ses:FromAddress': address },
  };
};

/** The permissions that a request to any service needs. Throws for an unknown service. */
export const askedBy = ({ service, method, path, headers, body }: Sent): Asked[] => {
  const target = String(headers['x-amz-target'] ?? '');
  const name = target.slice(target.indexOf('.') + 1);
  if (service === 'dynamodb') return askedOfTable(name, body);
  if (service === 's3') return [askedOfBucket(method, path)];
  if (service === 'sqs') return [askedOfQueue(name, body)];
  if (service === 'kms') return [askedOfKey(name, body)];
  if (service === 'secretsmanager') return [askedOfSecret(name, body)];
  if (service === 'cognito-idp') return [askedOfPool(name, body)];
  if (service === 'textract') return [{ action: `textract:${name}`, resource: '*', context: {} }];
  if (service === 'ses') return [askedOfMail(body)];
  throw new Error(`What ${service} is asked for is not recorded`);
};

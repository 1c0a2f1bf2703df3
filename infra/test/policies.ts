import { keyArn } from '../../local/recording/arns.ts';
import type { FunctionName } from '../app/entries.ts';
import { filledIn } from './filled-in.ts';
import { roleOf } from './roles.ts';
import { resources } from './templates.ts';

export interface Statement {
  Sid?: string;
  Effect: string;
  Action: string | string[];
  Resource: string | string[];
}
export interface Policy {
  Version: string;
  Statement: Statement[];
}

const stage = 'prod';

/** All policies of a function's role as one. Each statement's `Sid` is its index. */
export const policyOf = (name: FunctionName): Policy => {
  const documents = resources(stage, 'app', 'AWS::IAM::Policy')
    .filter(([id]) => id.replace(/(Role)?DefaultPolicy[0-9A-F]{8}$/, '') === roleOf(name))
    .map(([, { Properties }]) => filledIn(Properties.PolicyDocument) as Policy);
  const statements = documents.flatMap(({ Statement }) => Statement);
  return {
    Version: '2012-10-17',
    Statement: statements.map((statement, at) => ({ ...statement, Sid: `${at}` })),
  };
};

const onResource = (stack: 'data' | 'app', type: string, id: RegExp): Policy | undefined => {
  const found = resources(stage, stack, type).find(([logicalId]) => id.test(logicalId));
  const { PolicyDocument, KeyPolicy } = found?.[1].Properties ?? {};
  return filledIn(PolicyDocument ?? KeyPolicy) as Policy | undefined;
};

/** A resource's own policy. */
export const policyOn = (resource: string): Policy | undefined => {
  if (resource === keyArn) return onResource('data', 'AWS::KMS::Key', /^MailPasswordKey/);
  if (resource.startsWith('arn:aws:s3:'))
    return onResource('data', 'AWS::S3::BucketPolicy', /^ReceiptsPolicy/);
  const [, queue] = /^arn:aws:sqs:.*:(\w+)$/.exec(resource) ?? [];
  return queue
    ? onResource('app', 'AWS::SQS::QueuePolicy', new RegExp(`^Queues${queue}QueuePolicy`))
    : undefined;
};

import type { FunctionName } from '../app/entries.ts';

const read = 'BatchGetItem GetItem Query';
export const write = `BatchGetItem ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem`;
const inPartitions = (...patterns: string[]): string =>
  JSON.stringify({
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  });
const forOneUser = JSON.stringify({
  'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['userId'] },
  Null: { 'kms:EncryptionContext:userId': 'false' },
});
const fromPlatform = JSON.stringify({ StringEquals: { 'ses:FromAddress': 'mail@example.com' } });

export const table = (actions: string, ...partitions: string[]) => ({
  actions: actions.split(' ').map((action) => `dynamodb:${action}`),
  resources: ['TableName'],
  condition: inPartitions(...partitions),
});
const sealed = (...actions: string[]) => ({
  actions: actions.map((action) => `kms:${action}`),
  resources: ['MailPasswordKeyArn'],
  condition: forOneUser,
});
const secret = (...names: string[]) => ({
  actions: ['secretsmanager:GetSecretValue'],
  resources: names,
  condition: '',
});
const mail = {
  actions: ['ses:SendRawEmail'],
  resources: [
    'arn:aws:ses:eu-west-2:123456789012:configuration-set/fettle-prod',
    'arn:aws:ses:eu-west-2:123456789012:identity/example.com',
    'arn:aws:ses:eu-west-2:123456789012:identity/mail@example.com',
  ],
  condition: fromPlatform,
};

const sqs = (queue: 'reminders' | 'work' | 'upkeep', ...actions: string[]) => ({
  actions: actions.map((action) => `sqs:${action}`),
  resources: [`Queues${queue}Queue`],
  condition: '',
});
const telling = (planner: string) => ({
  actions: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'],
  resources: [`${planner}LostRuns`],
  condition: '',
});
const receiving = [
  'ChangeMessageVisibility',
  'DeleteMessage',
  'GetQueueAttributes',
  'GetQueueUrl',
  'ReceiveMessage',
];
const objects = (prefix: string, ...actions: string[]) => ({
  actions: actions.map((action) => `s3:${action}`),
  resources: [`ReceiptsName/${prefix}/*`],
  condition: '',
});
const scan = { actions: ['textract:AnalyzeExpense'], resources: ['*'], condition: '' };
const index = (name: string, ...partitions: string[]) => ({
  actions: ['dynamodb:Query'],
  resources: [`TableName/index/${name}`],
  condition: inPartitions(...partitions),
});

/**
 * What each Lambda may do beyond writing its own log and traces, said a second time so that a change shows. One that
 * is not here may only touch the records of users.
 */
export const expected: Partial<Record<FunctionName, object[]>> = {
  account: [table(write, 'user#*', 'work#*'), objects('exports', 'GetObject'), sqs('work', 'SendMessage')],
  admin: [table(`${read} UpdateItem`, 'user#*'), index('gsi2', 'users')],
  auth: [table(write, 'user#*', 'email#*'), sealed('Decrypt'), secret('SessionSecretArn')],
  dashboard: [table(`${read} UpdateItem`, 'user#*'), index('gsi3', 'payers#*')],
  inventory: [table(write, 'user#*'), index('gsi1', 'user#*')],
  jobs: [table(write, 'user#*'), index('gsi1', 'user#*')],
  guest: [
    table(write, 'user#*', 'guest#*', 'work#*'),
    sealed('Decrypt'),
    objects('logos', 'GetObject'),
    objects('papers', 'GetObject', 'PutObject'),
    secret('LinkSecretArn'),
    sqs('work', 'SendMessage'),
  ],
  invoices: [
    table(write, 'user#*', 'guest#*'),
    sealed('Decrypt'),
    objects('logos', 'GetObject'),
    objects('papers', 'GetObject', 'PutObject'),
    secret('LinkSecretArn'),
    mail,
  ],
  quotes: [
    table(write, 'user#*', 'guest#*', 'work#*'),
    sealed('Decrypt'),
    objects('logos', 'GetObject'),
    sqs('work', 'SendMessage'),
    secret('LinkSecretArn'),
  ],
  payments: [
    table(write, 'user#*'),
    index('gsi1', 'user#*'),
    sealed('Decrypt'),
    objects('logos', 'GetObject'),
    mail,
  ],
  receipts: [
    table(write, 'user#*'),
    objects('receipts', 'DeleteObject', 'GetObject', 'PutObject'),
    objects('exports', 'GetObject', 'PutObject'),
    scan,
  ],
  settings: [
    table(write, 'user#*'),
    sealed('Decrypt', 'Encrypt'),
    objects('logos', 'DeleteObject', 'GetObject', 'PutObject'),
    mail,
  ],
  subscription: [table(write, 'user#*', 'stripe#*', 'trial#*'), secret('StripeSecretArn')],
  origin: [secret('OriginSecret')],
  planner: [
    table(read, 'user#*'),
    index('gsi1', 'due#*'),
    sqs('reminders', 'SendMessage'),
    telling('Reminders'),
  ],
  sender: [
    table(write, 'user#*', 'guest#*', 'work#*'),
    sealed('Decrypt'),
    objects('logos', 'GetObject'),
    objects('papers', 'GetObject', 'PutObject'),
    secret('LinkSecretArn'),
    mail,
    { actions: ['sqs:SendMessage'], resources: ['QueuesremindersQueue', 'QueuesworkQueue'], condition: '' },
    sqs('reminders', ...receiving),
  ],
  worker: [
    table(
      'BatchGetItem BatchWriteItem ConditionCheckItem DeleteItem GetItem PutItem Query UpdateItem',
      ...['user#*', 'email#*', 'guest#*', 'stripe#*', 'work#*'],
    ),
    sealed('Decrypt'),
    secret('LinkSecretArn', 'StripeSecretArn'),
    // CDK makes one statement of two that allow the same.
    {
      ...objects('receipts', 'DeleteObject', 'GetObject'),
      resources: ['ReceiptsName/logos/*', 'ReceiptsName/receipts/*'],
    },
    objects('papers', 'DeleteObject', 'GetObject', 'PutObject'),
    objects('exports', 'DeleteObject', 'PutObject'),
    {
      actions: ['s3:ListBucket'],
      resources: ['ReceiptsName'],
      condition: JSON.stringify({
        StringLike: { 's3:prefix': ['receipts/*', 'logos/*', 'papers/*', 'exports/*'] },
      }),
    },
    { actions: ['cognito-idp:AdminDeleteUser'], resources: ['UsersId'], condition: '' },
    mail,
    sqs('work', 'SendMessage'),
    sqs('work', ...receiving),
  ],
  upkeep: [
    table(read, 'user#*', 'work#*'),
    index('gsi2', 'users'),
    { actions: ['sqs:SendMessage'], resources: ['QueuesupkeepQueue', 'QueuesworkQueue'], condition: '' },
    telling('Upkeep'),
  ],
  recounter: [table(write, 'user#*'), objects('receipts', 'DeleteObject'), sqs('upkeep', ...receiving)],
};

/** What every Lambda may do that callers with a session reach. */
export const looking = { actions: ['cognito-idp:AdminGetUser'], resources: ['UsersId'], condition: '' };

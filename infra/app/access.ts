import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Settings } from '../config.ts';
import type { Found } from './found.ts';
import type { Mail } from './mail.ts';
import type { Needs } from './needs.ts';
import { objectStatements } from './object-access.ts';
import type { Queues } from './queues.ts';
import { tableStatements } from './table-access.ts';

/** The resources that functions use. */
export interface Surroundings {
  settings: Settings;
  data: Found;
  mail: Mail | undefined;
  queues: Queues;
  /** The site's public origin. */
  appUrl: string;
}

const kmsActions = { seal: 'kms:Encrypt', open: 'kms:Decrypt' };

const sealedStatement = (data: Found, uses: ('seal' | 'open')[]): PolicyStatement =>
  new PolicyStatement({
    sid: 'Sealed',
    actions: uses.map((use) => kmsActions[use]),
    resources: [data.mailPasswordKey.keyArn],
    // Only for one named firm at a time: a ciphertext of one firm can't be decrypted as another's.
    conditions: {
      'ForAllValues:StringEquals': { 'kms:EncryptionContextKeys': ['firmId'] },
      Null: { 'kms:EncryptionContext:firmId': 'false' },
    },
  });

// Textract has no resource-level permissions: the document is sent in the call.
const scanStatement = (): PolicyStatement =>
  new PolicyStatement({ sid: 'Scan', actions: ['textract:AnalyzeExpense'], resources: ['*'] });

const secretStatement = (secrets: ISecret[]): PolicyStatement =>
  new PolicyStatement({
    sid: 'Secret',
    actions: ['secretsmanager:GetSecretValue'],
    resources: secrets.map(({ secretArn }) => secretArn),
  });

const queueStatement = (queues: IQueue[]): PolicyStatement =>
  new PolicyStatement({
    sid: 'Queue',
    actions: ['sqs:SendMessage'],
    resources: queues.map(({ queueArn }) => queueArn),
  });

const identityActions = { look: 'cognito-idp:AdminGetUser', delete: 'cognito-idp:AdminDeleteUser' };

const identityStatement = ({ users }: Found, uses: ('look' | 'delete')[]): PolicyStatement =>
  new PolicyStatement({
    sid: 'Identities',
    actions: uses.map((use) => identityActions[use]),
    resources: [users.userPoolArn],
  });

/** A function's policy statements, derived from its needs. */
export const statementsFor = ({ data, mail, queues }: Surroundings, needs: Needs): PolicyStatement[] => [
  ...tableStatements(data.table, needs),
  ...(needs.sealed ? [sealedStatement(data, needs.sealed)] : []),
  ...objectStatements(data, needs),
  ...(needs.queues ? [queueStatement(needs.queues.map((name) => queues[name].queue))] : []),
  ...(needs.identities ? [identityStatement(data, needs.identities)] : []),
  ...(needs.scan ? [scanStatement()] : []),
  ...(needs.secrets ? [secretStatement(needs.secrets.map((name) => data.secrets[name]))] : []),
  ...(needs.mail && mail ? [mail.sending] : []),
  ...(needs.mail === 'paced' && mail ? [mail.quota] : []),
];

const stripe = ({ settings, data }: Surroundings) => ({
  STRIPE_SECRET_ARN: data.secrets.stripe.secretArn,
  STRIPE_PUBLISHABLE_KEY: settings.stripePublishableKey,
});

/** HMRC's sandbox, except on a stage that HMRC has approved. */
const hmrcAt = {
  sandbox: { api: 'https://test-api.service.hmrc.gov.uk', signIn: 'https://test-www.tax.service.gov.uk' },
  production: { api: 'https://api.service.hmrc.gov.uk', signIn: 'https://www.tax.service.gov.uk' },
} as const;

const hmrc = ({ settings, data }: Surroundings) => ({
  HMRC_SECRET_ARN: data.secrets.hmrc.secretArn,
  HMRC_API_URL: hmrcAt[settings.hmrc].api,
  HMRC_SIGN_IN_URL: hmrcAt[settings.hmrc].signIn,
});

const queueUrls = ({ queues }: Surroundings, needs: Needs): Record<string, string> =>
  Object.fromEntries(
    (needs.queues ?? []).map((name) => [`${name.toUpperCase()}_QUEUE_URL`, queues[name].queue.queueUrl]),
  );

/** A function's environment variables; functions/lib/config.ts describes each. */
export const environmentFor = (around: Surroundings, needs: Needs): Record<string, string | undefined> => ({
  TABLE_NAME: around.data.table.tableName,
  APP_URL: around.appUrl,
  ADMIN_USER_ID: around.settings.adminUserId,
  MAIL_FROM: needs.mail ? around.settings.mailFrom : undefined,
  RECEIPTS_BUCKET: needs.objects ? around.data.receipts.bucketName : undefined,
  KMS_KEY_ID: needs.sealed ? around.data.mailPasswordKey.keyArn : undefined,
  MEASURING_EMAIL: needs.scan ? around.settings.measuringEmail : undefined,
  ...queueUrls(around, needs),
  USER_POOL_ID: needs.identities ? around.data.users.userPoolId : undefined,
  SECRET_ARN: needs.secrets?.includes('session') ? around.data.secrets.session.secretArn : undefined,
  LINK_SECRET_ARN: needs.secrets?.includes('link') ? around.data.secrets.link.secretArn : undefined,
  ...(needs.secrets?.includes('stripe') && stripe(around)),
  ...(needs.secrets?.includes('hmrc') && hmrc(around)),
});

import { product } from '#shared/product.ts';
import type { Application } from './hmrc/oauth.ts';

export interface Surroundings {
  appUrl: string;
  identityUrl: string;
  dynamodbUrl: string;
  s3Url: string;
  sesUrl: string;
  textractUrl: string;
  keysFile: string;
  secretKey: string;
  stripe: StripeKeys & {
    /** The stand-in's address; absent where the keys are Stripe's own. */
    url?: string;
  };
  hmrc: HmrcAt;
}

/** An application at HMRC, and where HMRC is: its API, and its pages to sign in on. */
export interface HmrcAt {
  application: Application;
  apiUrl: string;
  signInUrl: string;
}

/** What an account of Stripe's gives its owner. */
export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Of the endpoint for connected accounts; without one nobody can be paid online. */
  connectWebhookSecret?: string | undefined;
}

export const tableName = 'fettle';
export const oidcClientId = 'fettle';
export const userPoolId = 'eu-west-2_local';
export const receiptsBucket = 'fettle-receipts';
export const accessKeyId = 'local';
/** Whoever signs in with this address may have more receipts read a day than a trial allows. */
export const measuringEmail = 'bench@example.com';

/** What would send a call of the real clients to the real AWS. */
const removed = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_ENDPOINT_URL',
  'STRIPE_API_URL',
  'STRIPE_SECRET_ARN',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'HMRC_SECRET_ARN',
  'HMRC_TEST_SCENARIO',
];

const environment = (around: Surroundings): Record<string, string> => ({
  APP_URL: around.appUrl,
  TABLE_NAME: tableName,
  RECEIPTS_BUCKET: receiptsBucket,
  OIDC_ISSUER: around.identityUrl,
  OIDC_CLIENT_ID: oidcClientId,
  USER_POOL_ID: userPoolId,
  ADMIN_EMAIL: 'admin@example.com',
  MEASURING_EMAIL: measuringEmail,
  MAIL_FROM: product.mailFrom,
  KEYS_FILE: around.keysFile,
  STRIPE_SECRET_KEY: around.stripe.secretKey,
  STRIPE_PUBLISHABLE_KEY: around.stripe.publishableKey,
  STRIPE_WEBHOOK_SECRET: around.stripe.webhookSecret,
  ...(around.stripe.connectWebhookSecret && {
    STRIPE_CONNECT_WEBHOOK_SECRET: around.stripe.connectWebhookSecret,
  }),
  ...(around.stripe.url && { STRIPE_API_URL: around.stripe.url }),
  HMRC_API_URL: around.hmrc.apiUrl,
  HMRC_SIGN_IN_URL: around.hmrc.signInUrl,
  HMRC_CLIENT_ID: around.hmrc.application.clientId,
  HMRC_CLIENT_SECRET: around.hmrc.application.clientSecret,
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: around.secretKey,
  AWS_ENDPOINT_URL_DYNAMODB: around.dynamodbUrl,
  AWS_ENDPOINT_URL_S3: around.s3Url,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: around.identityUrl,
  AWS_ENDPOINT_URL_SES: around.sesUrl,
  AWS_ENDPOINT_URL_TEXTRACT: around.textractUrl,
  // Metrics are lines in the log, which CloudWatch would read.
  POWERTOOLS_METRICS_DISABLED: 'true',
  // The client's remark about Node 20 is for maintainers; see "engines" in package.json.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Sets what the handlers read, as CDK sets it on the Lambdas. Answers a function that puts everything back. */
export function enter(around: Surroundings): () => void {
  const set = environment(around);
  const names = [...removed, ...Object.keys(set)];
  const before = names.map((name) => [name, process.env[name]] as const);
  for (const name of removed) delete process.env[name];
  Object.assign(process.env, set);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}

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
    /** The stand-in's address; undefined if the keys are for Stripe itself. */
    url?: string;
  };
  hmrc: HmrcAt;
}

/** An application registered at HMRC, and the addresses of HMRC's API and of its sign-in pages. */
export interface HmrcAt {
  application: Application;
  apiUrl: string;
  signInUrl: string;
}

/** The keys of a Stripe account. */
export interface StripeKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The secret of the webhook for connected accounts; without it nobody can be paid online. */
  connectWebhookSecret?: string | undefined;
}

export const tableName = 'fettle';
export const oidcClientId = 'fettle';
export const userPoolId = 'eu-west-2_local';
export const receiptsBucket = 'fettle-receipts';
export const accessKeyId = 'local';
/** A user with this address may have more receipts read a day than a trial allows. */
export const measuringEmail = 'bench@example.com';

/** Variables that would make the real clients call the real AWS, Stripe or HMRC. */
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
  // Metrics are log lines for CloudWatch.
  POWERTOOLS_METRICS_DISABLED: 'true',
  // The SDK's warning about Node 20 is for maintainers; see "engines" in package.json.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** Sets the handlers' environment variables, as CDK does on the Lambdas. Returns a function that restores the old ones. */
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

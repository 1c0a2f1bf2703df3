/** The only place that reads the environment. CDK sets it in AWS, `local` on a developer's machine. */

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

export const config = {
  get tableName() {
    return required('TABLE_NAME');
  },
  get receiptsBucket() {
    return required('RECEIPTS_BUCKET');
  },
  /** The site's public origin, e.g. `https://app.example.com`, without a trailing slash. */
  get appUrl() {
    return required('APP_URL');
  },
  get oidcIssuer() {
    return required('OIDC_ISSUER');
  },
  get oidcClientId() {
    return required('OIDC_CLIENT_ID');
  },
  /** The platform's sender address; unset if mail is not set up. */
  get mailFrom() {
    return process.env.MAIL_FROM;
  },
  get adminUserId() {
    return process.env.ADMIN_USER_ID;
  },
  /** Run locally, the admin is the user with this address. */
  get adminEmail() {
    return process.env.ADMIN_EMAIL;
  },
  /** The account that may scan receipts without the usual limit, to measure accuracy; nobody if unset. */
  get measuringEmail() {
    return process.env.MEASURING_EMAIL;
  },
  /** A JSON file of keys when run locally; AWS uses `SECRET_ARN` and `KMS_KEY_ID` instead. */
  get keysFile() {
    return process.env.KEYS_FILE;
  },
  get secretArn() {
    return required('SECRET_ARN');
  },
  /** The secret that holds the key for link tokens. */
  get linkSecretArn() {
    return required('LINK_SECRET_ARN');
  },
  get kmsKeyId() {
    return required('KMS_KEY_ID');
  },
  /** A queue's URL; there are no queues when run locally. */
  queueUrl: (queue: 'reminders' | 'letters' | 'work' | 'upkeep') =>
    required(`${queue.toUpperCase()}_QUEUE_URL`),
  /** The Cognito user pool, for looking up and deleting identities. */
  get userPoolId() {
    return required('USER_POOL_ID');
  },
  /** Stripe's secret key; in AWS it is in the secret that `STRIPE_SECRET_ARN` names. */
  get stripeSecretKey() {
    return process.env.STRIPE_SECRET_KEY;
  },
  /** The signing secret of Stripe's webhook, stored like the secret key. */
  get stripeWebhookSecret() {
    return process.env.STRIPE_WEBHOOK_SECRET;
  },
  /** The signing secret of the webhook for connected accounts, which are paid through the app. */
  get stripeConnectWebhookSecret() {
    return process.env.STRIPE_CONNECT_WEBHOOK_SECRET;
  },
  get stripeSecretArn() {
    return process.env.STRIPE_SECRET_ARN;
  },
  /** Sent to the browser for the card form; unset if payments are not set up. */
  get stripePublishableKey() {
    return process.env.STRIPE_PUBLISHABLE_KEY;
  },
  /** The URL of the local Stripe stand-in; Stripe itself if unset. */
  get stripeApiUrl() {
    return process.env.STRIPE_API_URL;
  },
  /** HMRC's API and its sign-in pages, without a trailing slash: production, the sandbox, or the stand-in. */
  get hmrcApiUrl() {
    return required('HMRC_API_URL');
  },
  get hmrcSignInUrl() {
    return required('HMRC_SIGN_IN_URL');
  },
  /** Our application's credentials at HMRC; in AWS they are in the secret that `HMRC_SECRET_ARN` names. */
  get hmrcClientId() {
    return process.env.HMRC_CLIENT_ID;
  },
  get hmrcClientSecret() {
    return process.env.HMRC_CLIENT_SECRET;
  },
  get hmrcSecretArn() {
    return process.env.HMRC_SECRET_ARN;
  },
  /**
   * Sandbox only: a value of `Gov-Test-Scenario` for every call, or comma-separated `part=value` pairs for calls whose URL
   * contains that part.
   */
  get hmrcTestScenario() {
    return process.env.HMRC_TEST_SCENARIO;
  },
  /** True when run locally, where the site and the stand-ins speak plain HTTP on loopback. */
  get isLocal() {
    return process.env.APP_URL?.startsWith('http://') === true;
  },
};

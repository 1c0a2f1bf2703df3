/** The one place that reads the environment. CDK sets it in AWS, local on one machine. */

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
  /** The site's public origin, e.g. `https://app.example.com`, without a slash at the end. */
  get appUrl() {
    return required('APP_URL');
  },
  get oidcIssuer() {
    return required('OIDC_ISSUER');
  },
  get oidcClientId() {
    return required('OIDC_CLIENT_ID');
  },
  /** The platform's sender; absent where mail is not set up. */
  get mailFrom() {
    return process.env.MAIL_FROM;
  },
  get adminUserId() {
    return process.env.ADMIN_USER_ID;
  },
  /** On one machine the admin is whoever signs in with this address. */
  get adminEmail() {
    return process.env.ADMIN_EMAIL;
  },
  /** Who may have many receipts read, so that reading can be measured; nobody where it is not set. */
  get measuringEmail() {
    return process.env.MEASURING_EMAIL;
  },
  /** A JSON file of keys on one machine; in AWS `SECRET_ARN` and `KMS_KEY_ID` instead. */
  get keysFile() {
    return process.env.KEYS_FILE;
  },
  get secretArn() {
    return required('SECRET_ARN');
  },
  /** Where the key to the tokens of links lies. */
  get linkSecretArn() {
    return required('LINK_SECRET_ARN');
  },
  get kmsKeyId() {
    return required('KMS_KEY_ID');
  },
  /** A queue's address; on one machine there are no queues. */
  queueUrl: (queue: 'reminders' | 'letters' | 'work' | 'upkeep') =>
    required(`${queue.toUpperCase()}_QUEUE_URL`),
  /** Cognito's user pool, where a user's identity is looked up and deleted. */
  get userPoolId() {
    return required('USER_POOL_ID');
  },
  /** The payment provider's secret key; in AWS it lies in the secret `STRIPE_SECRET_ARN` names. */
  get stripeSecretKey() {
    return process.env.STRIPE_SECRET_KEY;
  },
  /** What the provider signs its webhooks with; kept like the secret key. */
  get stripeWebhookSecret() {
    return process.env.STRIPE_WEBHOOK_SECRET;
  },
  /** The same for the events of those who are paid through the app. */
  get stripeConnectWebhookSecret() {
    return process.env.STRIPE_CONNECT_WEBHOOK_SECRET;
  },
  get stripeSecretArn() {
    return process.env.STRIPE_SECRET_ARN;
  },
  /** Goes to the browser, for the card form; absent where payments are not set up. */
  get stripePublishableKey() {
    return process.env.STRIPE_PUBLISHABLE_KEY;
  },
  /** Where the provider's stand-in listens on one machine; absent, it is Stripe itself. */
  get stripeApiUrl() {
    return process.env.STRIPE_API_URL;
  },
  /** HMRC's API and its pages to sign in on, without a slash at the end: production's, the sandbox's, or the stand-in's. */
  get hmrcApiUrl() {
    return required('HMRC_API_URL');
  },
  get hmrcSignInUrl() {
    return required('HMRC_SIGN_IN_URL');
  },
  /** The application at HMRC; in AWS it lies in the secret that `HMRC_SECRET_ARN` names. */
  get hmrcClientId() {
    return process.env.HMRC_CLIENT_ID;
  },
  get hmrcClientSecret() {
    return process.env.HMRC_CLIENT_SECRET;
  },
  get hmrcSecretArn() {
    return process.env.HMRC_SECRET_ARN;
  },
  /** Of the sandbox alone: a value of `Gov-Test-Scenario` for every call, or `part=value` for those with that part of an address, after commas. */
  get hmrcTestScenario() {
    return process.env.HMRC_TEST_SCENARIO;
  },
  /** True on one machine, where the site and the stand-ins speak plain http on loopback. */
  get isLocal() {
    return process.env.APP_URL?.startsWith('http://') === true;
  },
};

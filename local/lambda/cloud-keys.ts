import { readFileSync } from 'node:fs';
import type { FunctionName } from '../../infra/app/entries.ts';
import type { Needs } from '../../infra/app/needs.ts';
import { needsOf } from '../../infra/app/permissions.ts';
import type { Keys } from '../data/keys.ts';
import { keyArn, secretArn } from '../recording/arns.ts';
import { kms } from './kms.ts';
import { secretsManager } from './secrets-manager.ts';

type SecretName = NonNullable<Needs['secrets']>[number];

/** The environment of a function that reads a secret. */
const environments: Record<SecretName, Record<string, string | undefined>> = {
  session: { SECRET_ARN: secretArn('session') },
  link: { LINK_SECRET_ARN: secretArn('link') },
  hmrc: { HMRC_SECRET_ARN: secretArn('hmrc'), HMRC_CLIENT_ID: undefined, HMRC_CLIENT_SECRET: undefined },
  stripe: {
    STRIPE_SECRET_ARN: secretArn('stripe'),
    STRIPE_SECRET_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    STRIPE_CONNECT_WEBHOOK_SECRET: undefined,
  },
};

/** Serves the running local system's keys as KMS and Secrets Manager do in AWS, and gives each function only its own. */
export async function cloudKeys() {
  const {
    KEYS_FILE = '',
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET,
    HMRC_CLIENT_ID,
    HMRC_CLIENT_SECRET,
  } = process.env;
  const keys: Keys = JSON.parse(readFileSync(KEYS_FILE, 'utf8'));
  const stripe = {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    connectWebhookSecret: STRIPE_CONNECT_WEBHOOK_SECRET,
  };
  const others: Record<string, object> = {
    [secretArn('stripe')]: stripe,
    [secretArn('hmrc')]: { clientId: HMRC_CLIENT_ID, clientSecret: HMRC_CLIENT_SECRET },
  };
  const secrets = await secretsManager((id) => ({ AWSCURRENT: JSON.stringify(others[id] ?? keys) }));
  const sealing = await kms(keys.mailKey);
  return {
    environmentOf: (name: FunctionName): Record<string, string | undefined> => {
      const { sealed, secrets: read = [] } = needsOf(name);
      return {
        KEYS_FILE: undefined,
        AWS_ENDPOINT_URL_KMS: sealing.url,
        AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
        ...(sealed && { KMS_KEY_ID: keyArn }),
        ...Object.assign({}, ...read.map((secret) => environments[secret])),
      };
    },
    stop: () => {
      sealing.stop();
      secrets.stop();
    },
  };
}

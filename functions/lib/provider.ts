import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { config } from '#functions/lib/config.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { logger } from '#functions/lib/log.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { product } from '#shared/product.ts';

/** What lies in Secrets Manager in AWS, and in the environment on one machine. */
interface Keys {
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  /** Of the endpoint that hears of connected accounts. */
  connectWebhookSecret: string | undefined;
}

const fromSecretsManager = async (SecretId: string): Promise<Keys> => {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  return JSON.parse(SecretString ?? '{}') as Keys;
};

const readKeys = async (): Promise<Keys> =>
  config.stripeSecretArn
    ? fromSecretsManager(config.stripeSecretArn)
    : {
        secretKey: config.stripeSecretKey,
        webhookSecret: config.stripeWebhookSecret,
        connectWebhookSecret: config.stripeConnectWebhookSecret,
      };

/** How long one request to the provider may take, in milliseconds: with its retries well under a Lambda's 29 s. */
const timeoutMs = 8_000;

const connect = async () => {
  // Both at once; and only here, so that no other call waits for the code.
  const [{ default: StripeClient }, { secretKey, webhookSecret, connectWebhookSecret }] = await Promise.all([
    import('stripe'),
    readKeys(),
  ]);
  if (!secretKey || !webhookSecret) throw new Refusal('busy', 'Payments aren’t set up yet');
  const standIn = config.stripeApiUrl ? new URL(config.stripeApiUrl) : undefined;
  const client = new StripeClient(secretKey, {
    maxNetworkRetries: 2,
    timeout: timeoutMs,
    telemetry: false,
    appInfo: { name: product.name },
    ...(standIn && { host: standIn.hostname, port: standIn.port, protocol: 'http' as const }),
  });
  const isLive = /^[rs]k_live_/.test(secretKey);
  return { client, webhookSecret, connectWebhookSecret, isLive };
};

/** The provider's client, made once per process. Throws 503 where no keys are set. */
export const provider = lazily(connect);

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'rawType' in error && 'requestId' in error;

/** An id of the provider's, which says that it never has more than 255 characters. It becomes part of a key of ours, or of an address of theirs. */
export const providerId = z.string().check(z.regex(/^\w{1,255}$/));

/** The same where something else may stand: `undefined` for anything but an id. */
export const idIn = (value: unknown): string | undefined => z.safeParse(providerId, value).data;

/** True where the provider says that what was named is not there. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing';

/** True where the provider says that an account is out of reach: its owner has taken the access away. */
export const isForbidden = (error: unknown): boolean => isStripeError(error) && error.statusCode === 403;

/** True where the provider was asked, and would not. */
export const isRefused = (error: unknown): error is Stripe.errors.StripeError =>
  isStripeError(error) && error.statusCode === 400;

/** Is this an answer, or an error, that the provider gave before to a request with the same idempotency key? */
export const isReplayed = (told: unknown): boolean => {
  const { headers } = told as { headers?: Record<string, string> };
  return headers?.['idempotent-replayed'] === 'true';
};

/** For a call of a firm: a provider that fails becomes a 502 they can act on, and is written to the log. */
export const answering = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isStripeError(error)) throw error;
    logger.error('The payment provider failed', { error, providerRequestId: error.requestId });
    throw new Refusal('provider_failed', 'The payment provider didn’t answer. Try again in a moment.');
  }
};

import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { config } from '#functions/lib/config.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { logger } from '#functions/lib/log.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { product } from '#shared/product.ts';

/** Kept in Secrets Manager in AWS, in the environment locally. */
interface Keys {
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  /** For the webhook of connected accounts. */
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

/** Timeout of one request to Stripe, in milliseconds: with retries well under a Lambda's 29 s. */
const timeoutMs = 8_000;

const connect = async () => {
  // In parallel, and imported here so that other calls don't load the code.
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

/** The Stripe client, created once per process. Throws 503 if no keys are set. */
export const provider = lazily(connect);

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'rawType' in error && 'requestId' in error;

/** A Stripe id; Stripe guarantees at most 255 characters. It becomes part of our keys and of their URLs. */
export const providerId = z.string().check(z.regex(/^\w{1,255}$/));

/** The value if it is a Stripe id, else undefined. */
export const idIn = (value: unknown): string | undefined => z.safeParse(providerId, value).data;

/** True if Stripe says that the object does not exist. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing';

/** True if Stripe says that an account is out of reach: its owner has revoked our access. */
export const isForbidden = (error: unknown): boolean => isStripeError(error) && error.statusCode === 403;

/** True if Stripe rejected the request. */
export const isRefused = (error: unknown): error is Stripe.errors.StripeError =>
  isStripeError(error) && error.statusCode === 400;

/** True if Stripe replayed this answer or error for an idempotency key. */
export const isReplayed = (told: unknown): boolean => {
  const { headers } = told as { headers?: Record<string, string> };
  return headers?.['idempotent-replayed'] === 'true';
};

/** For a firm's call: logs a Stripe failure and turns it into a 502 they can act on. */
export const answering = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isStripeError(error)) throw error;
    logger.error('The payment provider failed', { error, providerRequestId: error.requestId });
    throw new Refusal('provider_failed', 'The payment provider didn’t answer. Try again in a moment.');
  }
};

import { Stripe } from 'stripe';

/** Stripe's client for an account's secret key; `apiUrl` is the stand-in's, where one stands in. */
export const connect = (secretKey: string, apiUrl?: string): Stripe => {
  const standIn = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    telemetry: false,
    ...(standIn && { host: standIn.hostname, port: standIn.port, protocol: 'http' as const }),
  });
};

/** What the answer is to a request, undefined where Stripe knows nothing of the kind. */
export const orMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
};

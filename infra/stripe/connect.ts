import { Stripe } from 'stripe';

/** Stripe's client for a secret key; `apiUrl` is the stand-in's address, if used. */
export const connect = (secretKey: string, apiUrl?: string): Stripe => {
  const standIn = apiUrl ? new URL(apiUrl) : undefined;
  return new Stripe(secretKey, {
    telemetry: false,
    ...(standIn && { host: standIn.hostname, port: standIn.port, protocol: 'http' as const }),
  });
};

/** The response to a request; undefined if Stripe answers that the resource is missing. */
export const orMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
};

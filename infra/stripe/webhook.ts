import { Stripe } from 'stripe';
import { connectEvents } from '#shared/payments/at-provider.ts';
import { paymentsContract } from '#shared/payments/contract.ts';
import { mark, settlingEvents } from '#shared/subscription/at-provider.ts';
import { subscriptionContract } from '#shared/subscription/contract.ts';
import type { Done } from './step.ts';

const apiVersion = Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Stripe fixes an endpoint's API version when it is created. */
const warningFor = (version: string | null) =>
  version === apiVersion
    ? {}
    : {
        warning: `It speaks version ${version}, the app ${apiVersion}: delete it at Stripe and run this again.`,
      };

/** One of the app's webhook endpoints: one receives the platform's events, the other those of connected accounts. */
export interface Endpoint {
  path: string;
  events: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  connect: boolean;
}

/** The endpoint for the platform's own subscriptions. */
export const subscriptionEvents: Endpoint = {
  path: subscriptionContract.webhook.path,
  events: settlingEvents,
  connect: false,
};

/** The endpoint for connected accounts. */
export const connectedEvents: Endpoint = {
  path: paymentsContract.connectWebhook.path,
  events: connectEvents,
  connect: true,
};

/** Creates an endpoint, identified by its URL. Only the response to its creation contains the secret. */
export const setUpWebhook = async (
  { webhookEndpoints }: Stripe,
  origin: string,
  { path, events, connect }: Endpoint,
): Promise<Done & { secret?: string | undefined }> => {
  const url = origin + path;
  const what = `Webhook ${url}`;
  const enabled_events = [...events];
  const { data } = await webhookEndpoints.list({ limit: 100 });
  const found = data.find((endpoint) => endpoint.url === url);
  if (!found) {
    const endpoint = { url, enabled_events, api_version: apiVersion, metadata: mark };
    const { id, secret } = await webhookEndpoints.create({ ...endpoint, ...(connect && { connect }) });
    return { what, how: 'made', id, secret };
  }
  const { id, api_version: version } = found;
  if (found.status === 'enabled' && isSame(found.enabled_events, enabled_events))
    return { what, how: 'there already', id, ...warningFor(version) };
  await webhookEndpoints.update(id, { enabled_events, disabled: false });
  return { what, how: 'changed', id, ...warningFor(version) };
};

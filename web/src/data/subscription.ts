import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { product } from '#shared/product.ts';
import { payingPage } from '#shared/security-headers.ts';
import { subscriptionRoutes } from '#shared/subscription/routes.ts';
import { read } from '../api/read.ts';
import { useCall } from '../api/use-call.ts';
import { userQuery } from '../api/user.ts';

const subscriptionQuery = read(subscriptionRoutes.get, {});

/** The label of every button that starts a subscription. */
export const subscribeLabel = `Subscribe Now - ${product.plan.priceLabel}/month`;

const failed = 'Failed to create subscription. Please try again.';

/**
 * The subscription as Stripe has it, fetched again by every page that shows it; `everyMs` polls. The server updates the user's
 * access from the answer, so the user is reloaded if they differ.
 */
export const useSubscription = (everyMs: number | false = false) => {
  const cache = useQueryClient();
  const user = useQuery(userQuery).data;
  const query = useQuery({ ...subscriptionQuery, refetchOnMount: 'always', refetchInterval: everyMs });
  const { data, dataUpdatedAt } = query;
  const differs = Boolean(data && user && data.status !== user.subscriptionStatus);
  useEffect(() => {
    if (differs && dataUpdatedAt > 0) void cache.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [differs, dataUpdatedAt, cache]);
  return query;
};

/** Starts or continues subscribing, and opens the payment page as a separate document. */
export const useSubscribe = () => {
  const begin = useCall(subscriptionRoutes.create, {
    failure: failed,
    onSuccess: ({ clientSecret, subscriptionId }) => {
      const query = new URLSearchParams({ client_secret: clientSecret, subscription_id: subscriptionId });
      location.assign(`${payingPage}?${query}`);
    },
  });
  return { subscribe: () => begin.mutate({ body: { plan: product.plan.value } }), busy: begin.isPending };
};

/** Opens Stripe's page for card, invoices and cancelling. */
export const usePortal = () => {
  const open = useCall(subscriptionRoutes.portal, {
    failure: 'The billing page couldn’t be opened. Please try again.',
    onSuccess: ({ url }) => location.assign(url),
  });
  return { open: () => open.mutate({}), busy: open.isPending || open.isSuccess };
};

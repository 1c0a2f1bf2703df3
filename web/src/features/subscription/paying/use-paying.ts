import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { subscriptionRoutes } from '#shared/subscription/routes.ts';
import { texts } from './texts.ts';

/** Where Stripe redirects after the payment. */
const returnPath = '/dashboard';

/** The card form's state: one confirmation at a time, and Stripe's message if it fails. */
export const usePaying = () => {
  const stripe = useStripe();
  const elements = useElements();
  const cache = useQueryClient();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    if (!stripe || !elements) return;
    const return_url = `${location.origin}${returnPath}`;
    // Resolves only on failure: on success the browser navigates to the return URL.
    const { error } = await stripe.confirmPayment({ elements, confirmParams: { return_url } });
    setProblem(error.message ?? texts.failed);
    // Paid in another tab? Then the page says so instead of asking for a card.
    if (error.code === 'payment_intent_unexpected_state')
      await cache.invalidateQueries({ queryKey: [subscriptionRoutes.get.path] });
  };

  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !ready) return;
    setBusy(true);
    setProblem(null);
    confirm()
      .catch(() => setProblem(texts.failed))
      .finally(() => setBusy(false));
  };

  return { ready: ready && Boolean(stripe && elements), busy, problem, setReady, pay };
};

import { useSubscription } from '../data/subscription.ts';

/** Reading the subscription makes the server ask Stripe. */
export default function Ask() {
  useSubscription();
  return null;
}

import { useSubscription } from '../data/subscription.ts';

/** Having the subscription read asks the provider. */
export default function Ask() {
  useSubscription();
  return null;
}

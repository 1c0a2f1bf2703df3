import type { User } from '#shared/auth/user.ts';
import { isOverdueForAsking } from '#shared/subscription/access.ts';
import { useSubscription } from '../data/subscription.ts';

/** Asks the provider where its message about the new period never came: access must not outlive what was paid. */
export function AskAgain({ user }: { user: User }) {
  return isOverdueForAsking(user, Date.now()) ? <Ask /> : null;
}

function Ask() {
  useSubscription();
  return null;
}

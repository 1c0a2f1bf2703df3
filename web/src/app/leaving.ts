import { authRoutes } from '#shared/auth/routes.ts';
import { signOut } from '../api/sign-out.ts';
import { toast } from '../components/toast.ts';
import { unlessHeld } from '../navigation/guards.ts';
import type { Whose } from '../store/waiting.ts';
import { needsConnection } from '../waiting/leave/needs-connection.ts';

const { path } = authRoutes.logout;

const leave = async (user: Whose): Promise<void> => {
  const asking = await import('../waiting/leave/may-leave.ts').catch(() => null);
  if (!asking) toast(needsConnection);
  if (!(await asking?.mayLeave(user))) return;
  signOut();
};

/** Stops anybody from signing out while changes are unsent, from the page's first moment, and clears their data from the device. */
export const watchLeaving = (user: Whose): (() => void) => {
  const ask = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(`a[href="${path}"]`)) return;
    event.preventDefault();
    void unlessHeld(path, () => void leave(user));
  };
  document.addEventListener('click', ask);
  return () => document.removeEventListener('click', ask);
};

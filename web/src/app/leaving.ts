import { authRoutes } from '#shared/auth/contract.ts';
import { mayLeave } from '../outbox/leave/may-leave.ts';

const { path } = authRoutes.logout;

/** Lets nobody sign out past what is not sent, and leaves nothing of theirs here. */
export const watchLeaving = (userId: string, onLeaving: () => void): void => {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(`a[href="${path}"]`)) return;
    event.preventDefault();
    void mayLeave(userId).then((may) => {
      if (!may) return;
      onLeaving();
      location.assign(path);
    });
  });
};

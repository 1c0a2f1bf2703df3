import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import { signOut } from '../api/sign-out.ts';
import { keepsCopy } from '../boot/keeps-copy.ts';
import { toast } from '../components/toast.ts';
import { useUrlState } from '../components/use-url-state.ts';
import { unlessHeld } from '../navigation/guards.ts';
import { mayWait } from '../store/hint.ts';
import { outboxIsAt, startWaiting, tellWaiting, useWaiting, type Whose } from '../store/waiting.ts';
import { needsConnection } from '../waiting/leave/needs-connection.ts';
import { importAgain } from './missing-chunk.ts';

/** On a touch screen the click follows the pointerup in a later task. In milliseconds. */
const clickMs = 100;

let isDown = false;

const onPress = (changed: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const set = (down: boolean) => {
    isDown = down;
    changed();
  };
  const press = () => {
    clearTimeout(timer);
    set(true);
  };
  const release = () => {
    timer = setTimeout(() => set(false), clickMs);
  };
  addEventListener('pointerdown', press, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('pointerdown', press, true);
    for (const end of ['pointerup', 'pointercancel']) removeEventListener(end, release, true);
    isDown = false;
  };
};

/**
 * The value, which does not change while a press is under way. For what moves the rest of the page by coming or going: a button
 * that moves between pointerdown and click gets no click.
 */
function useBetweenPresses<T>(value: T): T {
  const pressing = useSyncExternalStore(onPress, () => isDown);
  const [shown, show] = useState(() => value);
  // A component would otherwise be taken for an updater.
  if (!pressing && shown !== value) show(() => value);
  return shown;
}

const logoutPath = authRoutes.logout.path;

const leaveIfSent = async (user: Whose): Promise<void> => {
  const asking = await import('../waiting/leave/may-leave.ts').catch(() => null);
  if (!asking) toast(needsConnection);
  if (!(await asking?.mayLeave(user))) return;
  signOut();
};

/** Stops anybody from signing out while changes are unsent, from the page's first moment, and clears their data from the device. */
const watchLeaving = (user: Whose): (() => void) => {
  const ask = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(`a[href="${logoutPath}"]`)) return;
    event.preventDefault();
    void unlessHeld(logoutPath, () => void leaveIfSent(user));
  };
  document.addEventListener('click', ask);
  return () => document.removeEventListener('click', ask);
};

outboxIsAt(() => importAgain(() => import('./start-outbox.ts')));
const AskRemoval = lazy(() => import('../waiting/sheet/ask-removal.tsx'));
const WaitingSheet = lazy(() => import('../waiting/sheet/waiting-sheet.tsx'));

const hasWaitingNow = (userId: string): Promise<boolean> =>
  import('../store/has-waiting.ts').then(
    ({ hasWaiting }) => hasWaiting(userId),
    () => false,
  );

/** How long to leave the first screen alone if we know of nothing queued, in milliseconds. */
const afterMs = 3000;

/** The bar, once something is queued. If its code fails to load, only the bar is missing: the queue is safe and the page works. */
const useStrip = (): ComponentType | undefined => {
  const isWaiting = useWaiting().entries.length > 0;
  const [Strip, setStrip] = useState<ComponentType>();
  useEffect(() => {
    if (!isWaiting) return;
    import('../waiting/strip.tsx').then(
      (part) => setStrip(() => part.default),
      () => undefined,
    );
  }, [isWaiting]);
  return useBetweenPresses(isWaiting ? Strip : undefined);
};

/** The queue of unsent changes: its bar on every page, and the list at `?waiting=1`. */
export function OutboxPlace({ user, withAccess }: { user: User; withAccess: boolean }) {
  const { id, firm, firms } = user;
  const Strip = useStrip();
  const { asked } = useWaiting();
  const [isOpen, open] = useUrlState('waiting', { push: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for another user, not when the name changes.
  useEffect(() => {
    const start = () => void startWaiting(user);
    const timer = setTimeout(start, afterMs);
    // A touch may be the beginning of a change.
    addEventListener('pointerdown', start, { once: true });
    addEventListener('keydown', start, { once: true });
    const known = async () => {
      // A killed browser may have lost this flag, but not the queue itself.
      if (mayWait(id) || (keepsCopy() && (await hasWaitingNow(id)))) await startWaiting(user);
      tellWaiting({ isKnown: true });
    };
    void known();
    return () => clearTimeout(timer);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on which firms the user is in.
  useEffect(() => {
    if (!keepsCopy()) return;
    const finish = () =>
      void import('../waiting/leave/other-firms.ts').then(
        ({ finishOthers }) => finishOthers(user),
        () => undefined,
      );
    const timer = setTimeout(finish, afterMs);
    return () => clearTimeout(timer);
  }, [id, firm?.id, firms.map((each) => each.id).join()]);
  // Clears what was kept for the time after subscribing.
  useEffect(() => {
    if (withAccess) tellWaiting({ stopped: null });
  }, [withAccess]);
  useEffect(() => {
    return watchLeaving({ id, firm });
  }, [id, firm]);
  return (
    <Suspense>
      {Strip && <Strip />}
      {asked !== null && <AskRemoval n={asked} user={user} />}
      {isOpen && <WaitingSheet onClose={() => open('')} user={user} />}
    </Suspense>
  );
}

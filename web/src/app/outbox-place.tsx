import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { User } from '#shared/auth/user.ts';
import { keepsCopy } from '../boot/keeps-copy.ts';
import { useUrlState } from '../components/use-url-state.ts';
import { mayWait } from '../store/hint.ts';
import { outboxIsAt, startWaiting, tellWaiting, useWaiting } from '../store/waiting.ts';
import { watchLeaving } from './leaving.ts';
import { importAgain } from './missing-chunk.ts';

outboxIsAt(() => importAgain(() => import('./start-outbox.ts')));
// Without its code there is no line; what waits is safe, and the page stands.
const Strip = lazy<ComponentType>(() =>
  import('../waiting/strip.tsx').catch(() => ({ default: () => null })),
);
const WaitingSheet = lazy(() => import('../waiting/sheet/waiting-sheet.tsx'));

const hasWaitingNow = (userId: string): Promise<boolean> =>
  import('../store/has-waiting.ts').then(
    ({ hasWaiting }) => hasWaiting(userId),
    () => false,
  );

/** How long the first screen has for itself where nothing is known to wait, in milliseconds. */
const afterMs = 3000;

/** What waits for a connection: its line on every page, and the list that `?waiting=1` opens. */
export function OutboxPlace({ user, withAccess }: { user: User; withAccess: boolean }) {
  const { id, firm, firms } = user;
  const isWaiting = useWaiting().entries.length > 0;
  const [isOpen, open] = useUrlState('waiting', { push: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew for another person, not for another name.
  useEffect(() => {
    const start = () => void startWaiting(user);
    const timer = setTimeout(start, afterMs);
    // Whoever touches the page may be about to change something.
    addEventListener('pointerdown', start, { once: true });
    addEventListener('keydown', start, { once: true });
    const known = async () => {
      // A browser that was killed may have lost the sign; what waits itself lies safer.
      if (mayWait(id) || (keepsCopy() && (await hasWaitingNow(id)))) await startWaiting(user);
      tellWaiting({ isKnown: true });
    };
    void known();
    return () => clearTimeout(timer);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes by which firms they are in.
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
  // What was kept until somebody subscribes goes when they have.
  useEffect(() => {
    if (withAccess) tellWaiting({ stopped: null });
  }, [withAccess]);
  useEffect(() => {
    return watchLeaving({ id, firm });
  }, [id, firm]);
  return (
    <Suspense>
      {isWaiting && <Strip />}
      {isOpen && <WaitingSheet onClose={() => open('')} user={user} />}
    </Suspense>
  );
}

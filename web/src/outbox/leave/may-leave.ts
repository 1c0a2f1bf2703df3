import { toast } from '../../components/toast.ts';
import { eraseCopy } from '../copy/erase-copy.ts';
import { countWaiting } from '../has-waiting.ts';
import { outboxOf } from '../outbox.ts';
import { needsConnection } from './needs-connection.ts';
import { leaveTexts } from './texts.ts';

/** How long nothing more may have gone out before it is given up, and how often that is looked at, in milliseconds. */
const wait = { stillMs: 5000, everyMs: 250 };

const sendAll = async (userId: string): Promise<void> => {
  outboxOf(userId).wake();
  let left = await countWaiting(userId);
  for (let still = 0; left > 0 && still < wait.stillMs; still += wait.everyMs) {
    await new Promise((resolve) => setTimeout(resolve, wait.everyMs));
    const now = await countWaiting(userId);
    if (now < left) still = 0;
    left = now;
  }
};

const isReached = (): Promise<boolean> =>
  fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Asks about what is not sent; false where the person stays, or what was to be sent is still here. */
const isAgreed = async (userId: string): Promise<boolean> => {
  const count = await countWaiting(userId);
  if (count === 0) return true;
  const { askLeave } = await import('./ask-leave.tsx');
  const answer = await askLeave(count, () => sendAll(userId));
  if (answer !== 'sent') return answer === 'lose';
  const left = await countWaiting(userId);
  if (left > 0) toast(leaveTexts.stillThere(left));
  return left === 0;
};

/**
 * Whether a user may be signed out here. If so, everything of theirs has been taken off this device. Without a connection nobody is
 * signed out: the session would go on at the server.
 */
export const mayLeave = async (userId: string): Promise<boolean> => {
  if (!(await isAgreed(userId))) return false;
  if (!(await isReached())) {
    toast(needsConnection);
    return false;
  }
  await eraseCopy(userId);
  return true;
};

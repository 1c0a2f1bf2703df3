import { queryClient } from '../../api/query-client.ts';
import { toast } from '../../components/toast.ts';
import { countWaiting } from '../../store/has-waiting.ts';
import { openOutbox } from '../../store/open-outbox.ts';
import type { Whose } from '../../store/waiting.ts';
import { eraseDevice } from './erase-device.ts';
import { needsConnection } from './needs-connection.ts';
import { leaveTexts } from './texts.ts';

/** How long without progress before we give up sending, and how often to check, in milliseconds. */
const wait = { stillMs: 5000, everyMs: 250 };

/** How long to wait for answers, in milliseconds: longer than a form waits before its change is queued. */
const answerMs = 15_000;

/** Waits for calls in flight: signing out would abort them and nobody would learn the outcome. */
const answered = async (): Promise<void> => {
  if (queryClient.isMutating() === 0) return;
  toast(leaveTexts.beingSent);
  await new Promise<void>((resolve) => {
    const stop = queryClient.getMutationCache().subscribe(() => queryClient.isMutating() === 0 && end());
    const timer = setTimeout(() => end(), answerMs);
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
  });
};

const sendAll = async (user: Whose): Promise<void> => {
  await openOutbox(user)
    .then((outbox) => void outbox.wake())
    .catch(() => undefined);
  let left = await countWaiting(user.id);
  for (let still = 0; left > 0 && still < wait.stillMs; still += wait.everyMs) {
    await new Promise((resolve) => setTimeout(resolve, wait.everyMs));
    const now = await countWaiting(user.id);
    if (now < left) still = 0;
    left = now;
  }
};

const isReached = (): Promise<boolean> =>
  fetch('/app.html', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** False if a change that can't be queued has had no answer. */
const isAnswered = (): boolean => {
  const left = queryClient.isMutating();
  if (left > 0) toast(leaveTexts.stillThere(left));
  return left === 0;
};

/** Asks about unsent changes; false if the user stays, or if what should have been sent is still here. */
const isAgreed = async (user: Whose): Promise<boolean> => {
  const count = await countWaiting(user.id);
  if (count === 0) return isAnswered();
  const { askLeave } = await import('./ask-leave.tsx');
  const answer = await askLeave(count, () => sendAll(user));
  if (answer !== 'sent') return answer === 'lose';
  const left = await countWaiting(user.id);
  if (left > 0) toast(leaveTexts.stillThere(left));
  return left === 0;
};

const look = async (user: Whose): Promise<boolean> => {
  await answered();
  if (!(await isAgreed(user))) return false;
  if (!(await isReached())) {
    toast(needsConnection);
    return false;
  }
  await eraseDevice(user.id);
  return true;
};

let isLooking = false;

/**
 * True if the user may sign out; all their data has then been deleted from this device. Offline nobody is signed out, because the
 * session would continue on the server. A second press meanwhile asks nothing.
 */
export const mayLeave = async (user: Whose): Promise<boolean> => {
  if (isLooking) return false;
  isLooking = true;
  return look(user).finally(() => {
    isLooking = false;
  });
};

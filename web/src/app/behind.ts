// Loaded now, because signing out may happen without a connection.
import '../waiting/leave/may-leave.ts';
import type { Query } from '@tanstack/react-query';
import type { User } from '#shared/auth/user.ts';
import { onTold } from '../api/other-tabs.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
import { currentToast, toast } from '../components/toast.ts';
import { isUnreachable } from '../store/api-error.ts';
import { loadViews, ownerOfUser } from '../store/start.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { closeOthers } from '../waiting/others.ts';
import { keepStocked } from './keep-stocked.ts';
import { keepThumbnails } from './keep-thumbnails.ts';
import { reportErrors } from './report-errors.ts';

const texts = {
  addToHomeScreen: {
    title: 'Add Fettle to your Home Screen',
    description: 'Some browsers delete saved records after a week without a visit.',
    short:
      'Add Fettle to your Home Screen. Some browsers delete saved records if you don’t visit for a week.',
  },
} as const;

const saidAs = 'kept-said';
/** Delay, in milliseconds, until the toast about the queued change is mostly gone: only one fits. */
const toastGoneMs = 6000;

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Safari deletes a site's storage after seven days without a visit, unless it is on the Home Screen. */
const suggestHomeScreen = (): void => {
  if (
    waitingNow().isPrivate ||
    isInstalled() ||
    !matchMedia('(pointer: coarse)').matches ||
    localStorage.getItem(saidAs)
  )
    return;
  // It must not take the place of another, least of all of an Undo.
  if (currentToast()) {
    setTimeout(suggestHomeScreen, toastGoneMs);
    return;
  }
  localStorage.setItem(saidAs, '1');
  toast(texts.addToHomeScreen);
};

/** When a change is first queued, requests persistent storage and, on a phone, suggests the Home Screen, once. */
const onFirstWait = (): void => {
  const stop = onWaiting(() => {
    if (waitingNow().entries.length === 0) return;
    stop();
    void navigator.storage?.persist?.().catch(() => undefined);
    setTimeout(suggestHomeScreen, toastGoneMs);
  });
};

/** How often, in milliseconds, a visible page retries what got no answer: the browser's `online` event is only a hint. */
const retryMs = 30_000;

/** The page itself says that it could not be loaded. */
const wasUnanswered = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && isUnreachable(error);

const retryShown = (): void => {
  if (document.hidden) return;
  void queryClient.invalidateQueries({ predicate: wasUnanswered }, { cancelRefetch: false });
};

/** Retries every query that got no answer, whenever the connection may be back. */
const askUnanswered = (): void => {
  addEventListener('online', retryShown);
  document.addEventListener('visibilitychange', retryShown);
  setInterval(retryShown, retryMs);
  let wasReached = true;
  onWaiting(() => {
    const { isReached } = waitingNow();
    if (isReached && !wasReached) retryShown();
    wasReached = isReached;
  });
};

/** Runs once, as soon as we know that somebody is signed in. */
const whenSignedIn = (start: (user: User) => void): void => {
  const look = () => {
    const user = queryClient.getQueryData(userQuery.queryKey);
    if (!user) return;
    stop();
    start(user);
  };
  const stop = queryClient.getQueryCache().subscribe(look);
  look();
};

/** If the session refuses to send the queue, somebody else may have signed in, in a tab that could not tell us. */
const askWhoIsHere = (): void => {
  let was: string | null = null;
  const look = () => {
    const { stopped } = waitingNow();
    if (stopped === 'signed-out' && was !== stopped) void queryClient.refetchQueries(userQuery);
    was = stopped;
  };
  onWaiting(look);
  look();
};

/** Everything that makes later starts faster. Nothing on the screen needs it, so it loads after the first screen. */
export const workBehind = (): void => {
  reportErrors();
  askUnanswered();
  whenSignedIn((user) => {
    const { id } = user;
    // Nothing from the last person is shown, kept or sent as the new one.
    onTold((userId) => userId !== id && location.reload());
    askWhoIsHere();
    void loadViews();
    void keepStocked();
    keepThumbnails();
    void closeOthers(ownerOfUser(user));
    onFirstWait();
  });
};

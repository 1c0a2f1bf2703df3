import type { User } from '#shared/auth/user.ts';
import { onTold } from '../api/other-tabs.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
// Here before somebody signs out without a connection.
import '../waiting/leave/may-leave.ts';
import { loadViews, ownerOfUser } from '../store/start.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { onFirstWait } from '../waiting/first-wait.ts';
import { closeOthers } from '../waiting/others.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { followSettings } from './follow-settings.ts';
import { keepStocked } from './keep-stocked.ts';
import { reportErrors } from './report-errors.ts';

/** Once, as soon as it is known that somebody is signed in. */
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

/** Where the session will not send what waits, somebody else may be signed in by now, and no other tab could say so. */
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

/** What keeps the app for later starts. Nothing on the screen waits for it, so it comes when the first screen stands. */
export const workBehind = (): void => {
  reportErrors();
  askUnanswered();
  whenSignedIn((user) => {
    const { id } = user;
    // Nothing of who was there before is shown, kept or sent as somebody else's.
    onTold((userId) => userId !== id && location.reload());
    askWhoIsHere();
    followSettings();
    void loadViews();
    void keepStocked();
    void closeOthers(ownerOfUser(user));
    onFirstWait();
  });
};

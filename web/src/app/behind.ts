import type { User } from '#shared/auth/user.ts';
import { onTold } from '../api/other-tabs.ts';
import { queryClient } from '../api/query-client.ts';
import { userQuery } from '../api/user.ts';
// Loaded now, because signing out may happen without a connection.
import '../waiting/leave/may-leave.ts';
import { loadViews, ownerOfUser } from '../store/start.ts';
import { onWaiting, waitingNow } from '../store/waiting.ts';
import { onFirstWait } from '../waiting/first-wait.ts';
import { closeOthers } from '../waiting/others.ts';
import { askUnanswered } from './ask-unanswered.ts';
import { keepStocked } from './keep-stocked.ts';
import { keepThumbnails } from './keep-thumbnails.ts';
import { reportErrors } from './report-errors.ts';

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

import type { User } from '#shared/auth/user.ts';
import { today } from '#shared/dates.ts';
import { owner as owners } from '#shared/members/roles.ts';
import { isAmong, openTo, viewOf } from '../allowed.ts';
import { keepsCopy } from '../boot/keeps-copy.ts';
import { keptCursor } from '../boot/kept-cursor.ts';
import { savesData } from '../boot/saves-data.ts';
import { ApiError, isPutOut } from './api-error.ts';
import type { Changes } from './changes.ts';
import { serverNow } from './clock.ts';
import { databaseName, type Owner } from './database.ts';
import { mayWait } from './hint.ts';
import {
  awaitViews,
  holdBack,
  onStore,
  setFollowing,
  setStore,
  settlingOf,
  storeChanged,
  storeNow,
} from './live.ts';
import { markStanding } from './marks.ts';
import { tidyReplies } from './replies.ts';
import { keepAsking } from './rhythm.ts';
import { send } from './send.ts';
import { Store } from './store.ts';
import { CursorRefused, type Question, type Told } from './surroundings.ts';
import { onWaiting, startWaiting } from './waiting.ts';

/** Records in one page of a fill, of which the service takes at most 500. */
const pageSize = '500';

type Person = Pick<User, 'id' | 'firm'>;

/** Whose records somebody reads: those of the firm that they are in. */
export const ownerOfUser = ({ id, firm }: Person): Owner => ({ userId: id, firmId: firm?.id });

const ask = async ({ since, page, kinds }: Question): Promise<Changes | null> => {
  const query = new URLSearchParams(
    Object.entries({ since, page, kinds, limit: since ? undefined : pageSize }).filter(
      (one): one is [string, string] => one[1] !== undefined,
    ),
  );
  try {
    const response = await send('GET', `/api/changes?${query}`);
    return response.status === 204 ? null : ((await response.json()) as Changes);
  } catch (error) {
    // A page that the service no longer knows begins anew as well.
    const isRefused = error instanceof ApiError && (error.status === 410 || (error.status === 400 && page));
    if (isRefused) throw new CursorRefused();
    // Nothing of the firm stays on the screen of whom it has put out.
    if (isPutOut(error)) location.reload();
    throw error;
  }
};

/** Of a role that the feed tells nothing. */
const askNothing = (): Promise<null> => Promise.resolve(null);

const alone = (name: string) => (run: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(`fill-${name}`, run) : run();

/** Fetches how routes are answered from records, once. */
export const loadViews = (): Promise<void> => awaitViews(() => import('#shared/domain/views.ts'));

/** How long what is shown waits for the code that lays over it what is not sent, in milliseconds: it may have to come by a bad line. */
const patienceMs = 1000;
const patience = () => new Promise((resolve) => setTimeout(resolve, patienceMs));

/** Opens the records of who is signed in, once, and keeps them as the server has them. `full` is called where the device has no more room. */
export const startStore = (user: Person, full: () => void): void => {
  if (storeNow()) return;
  const follows = isAmong(user, openTo('sync.changes', owners));
  setFollowing(follows);
  const owner = ownerOfUser(user);
  const name = databaseName(owner);
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const store = new Store({
    owner,
    persists: keepsCopy,
    fetchesAhead: () => !savesData(),
    ask: follows ? ask : askNothing,
    alone: alone(name),
    now: serverNow,
    today: () => today(serverNow()),
    tell: (told) => tabs?.postMessage(told),
    settle: settlingOf,
    full,
    changed: storeChanged,
  });
  setStore(store);
  const mark = () => markStanding(keepsCopy());
  onStore(mark);
  onWaiting(mark);
  tabs?.addEventListener('message', ({ data }: MessageEvent<Told>) => store.hear(data));
  if (mayWait(user.id)) holdBack(Promise.race([startWaiting(user), patience()]));
  // Where nothing lies here yet the first screen is the server's replies, and this comes behind it.
  if (follows && keptCursor()) void loadViews();
  const opened = store.open();
  if (follows) keepAsking(store);
  // Somebody’s role may have changed since: what this one may not read goes from the device.
  else
    void opened.then(async () => {
      if (store.cursor !== undefined) await store.forget();
      await tidyReplies(owner, viewOf(user) ?? '').catch(() => undefined);
    });
};

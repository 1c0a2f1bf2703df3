import type { User } from '#shared/auth/user.ts';
import { today } from '#shared/dates.ts';
import { viewOf } from '../allowed.ts';
import { keepsCopy } from '../boot/keeps-copy.ts';
import { keepCursor, keptCursor } from '../boot/kept-cursor.ts';
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
  setStore,
  settlingOf,
  storeChanged,
  storeNow,
  viewsNow,
} from './live.ts';
import { keepAsking } from './rhythm.ts';
import { send } from './send.ts';
import { Store } from './store.ts';
import { CursorRefused, type Question, type Told } from './surroundings.ts';
import { onWaiting, startWaiting, waitingNow } from './waiting.ts';

let mirrored: string | undefined;

/** Writes the store's state to the document's data attributes, and the cursor to where the next start finds it. */
const markStanding = (keeps: boolean): void => {
  const store = storeNow();
  const { dataset } = document.documentElement;
  if (store?.cursor === undefined) delete dataset.cursor;
  else dataset.cursor = store.cursor;
  dataset.pending = String(waitingNow().all.length);
  dataset.filled = store?.isFilled && viewsNow() ? 'yes' : 'no';
  const kept = keeps ? store?.cursor : undefined;
  if (kept !== mirrored) keepCursor(kept);
  mirrored = kept;
};

/** Records per page of a fill; the server allows at most 500. */
const pageSize = '500';

type Person = Pick<User, 'id' | 'firm'>;

/** The owner of a user's records: the user in their current firm. */
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
    // If the server no longer knows the page, the fill starts again too.
    const isRefused = error instanceof ApiError && (error.status === 410 || (error.status === 400 && page));
    if (isRefused) throw new CursorRefused();
    // Nothing of the firm may stay on the screen of somebody it has removed.
    if (isPutOut(error)) location.reload();
    throw error;
  }
};

const alone = (name: string) => (run: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(`fill-${name}`, run) : run();

/** Loads the views, which answer routes from records, once. */
export const loadViews = (): Promise<void> => awaitViews(() => import('#shared/domain/views.ts'));

/** How long to hold records back for the code that overlays the queue, in milliseconds: it may have to load over a bad connection. */
const patienceMs = 1000;
const patience = () => new Promise((resolve) => setTimeout(resolve, patienceMs));

/** Opens the signed-in user's records, once, and keeps them in sync. `full` is called if the device runs out of space. */
export const startStore = (user: Person, full: () => void): void => {
  if (storeNow()) return;
  const owner = ownerOfUser(user);
  const name = databaseName(owner);
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const store = new Store({
    owner,
    view: viewOf(user) ?? '',
    persists: keepsCopy,
    fetchesAhead: () => !savesData(),
    ask,
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
  // Without stored records the first screen comes from the server's replies, and this loads after it.
  if (keptCursor()) void loadViews();
  void store.open();
  keepAsking(store);
};

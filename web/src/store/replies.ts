import { keepsCopy } from '../boot/keeps-copy.ts';
import { type Owner, withStore } from './database.ts';
import { followsFeed, storeNow } from './live.ts';

/**
 * The server's cached replies, for field workers, who don't follow the change feed: what they have seen is available offline. They are stored in,
 * and deleted with, the database of their user and firm.
 */
interface Reply {
  data: unknown;
  /** When the server sent it, in epoch milliseconds. */
  at: number;
}

/** The longest that anybody may read without the server, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

const nameOf = (key: readonly unknown[]): string => JSON.stringify(key);

/** The owner whose replies are cached; undefined if records are stored instead, or nothing is. */
const keeper = (): Owner | undefined => (followsFeed() || !keepsCopy() ? undefined : storeNow()?.owner);

/** Never throws: without storage, only the server answers. */
export const keepReply = async (key: readonly unknown[], data: unknown): Promise<void> => {
  const owner = keeper();
  if (!owner || data instanceof Blob) return;
  const reply: Reply = { data, at: Date.now() };
  await withStore(owner, (database) => database.put('replies', reply, nameOf(key))).catch(() => undefined);
};

/** The server's last reply to a query, if it is cached. */
export const keptReply = async (key: readonly unknown[]): Promise<{ data: unknown } | undefined> => {
  const owner = keeper();
  if (!owner) return undefined;
  const kept = await withStore(owner, (database) => database.get('replies', nameOf(key))).catch(
    () => undefined,
  );
  return kept as Reply | undefined;
};

/** Drops expired replies, and all of them if `view`, which stands for what this user may see, has changed. */
export const tidyReplies = (owner: Owner, view: string): Promise<void> =>
  withStore(owner, async (database) => {
    const tx = database.transaction(['replies', 'meta'], 'readwrite');
    const [replies, meta] = [tx.objectStore('replies'), tx.objectStore('meta')];
    if ((await meta.get('view')) !== view) {
      await replies.clear();
      await meta.put(view, 'view');
    }
    for (let at = await replies.openCursor(); at; at = await at.continue())
      if (Date.now() - (at.value as Reply).at > keptMs) await at.delete();
    await tx.done;
  });

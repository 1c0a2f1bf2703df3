import { keepsCopy } from '../boot/keeps-copy.ts';
import { type Owner, withStore } from './database.ts';
import { followsFeed, storeNow } from './live.ts';

/**
 * Replies of the server, for those whom the change feed tells nothing: what they looked at is there again without a connection.
 * They lie in the database of their person and firm, and go with it.
 */
interface Reply {
  data: unknown;
  /** When the server said it, in epoch milliseconds. */
  at: number;
}

/** Nobody reads longer without the server than this, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

const nameOf = (key: readonly unknown[]): string => JSON.stringify(key);

/** Whose replies are kept here; undefined where records are, or nothing. */
const keeper = (): Owner | undefined => (followsFeed() || !keepsCopy() ? undefined : storeNow()?.owner);

/** Throws nothing: without room or storage the server alone says it. */
export const keepReply = async (key: readonly unknown[], data: unknown): Promise<void> => {
  const owner = keeper();
  if (!owner || data instanceof Blob) return;
  const reply: Reply = { data, at: Date.now() };
  await withStore(owner, (database) => database.put('replies', reply, nameOf(key))).catch(() => undefined);
};

/** What the server said to this the last time, as far as it is kept. */
export const keptReply = async (key: readonly unknown[]): Promise<{ data: unknown } | undefined> => {
  const owner = keeper();
  if (!owner) return undefined;
  const kept = await withStore(owner, (database) => database.get('replies', nameOf(key))).catch(
    () => undefined,
  );
  return kept as Reply | undefined;
};

/** Drops what is too old, and everything where it was said to somebody who saw other things: `view` says which. */
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

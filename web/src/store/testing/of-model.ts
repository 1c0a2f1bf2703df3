import { kinds } from '#shared/domain/kinds.ts';
import { type Owner, type Stored, withStore } from '../database.ts';
import { nameOf } from '../records.ts';
import { Store } from '../store.ts';
import type { Surroundings } from '../surroundings.ts';
import type { ModelFeed } from './model-feed.ts';

/** A store in front of a model server. */
export const storeOn = (
  feed: ModelFeed,
  owner: Owner,
  { persists = true, ...around }: Partial<Omit<Surroundings, 'persists'>> & { persists?: boolean } = {},
): Store =>
  new Store({
    owner,
    view: '',
    persists: () => persists,
    fetchesAhead: () => true,
    full: () => undefined,
    ask: async (question) => feed.answer(question),
    alone: (run) => run(),
    now: () => 0,
    today: () => '2026-11-25',
    tell: () => undefined,
    settle: () => undefined,
    changed: () => undefined,
    ...around,
  });

const inOrder = (records: readonly Stored[]): Stored[] =>
  records.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));

/** Everything that a store has in memory. */
export const inMemory = ({ records }: Store): unknown[] =>
  kinds.flatMap((kind) => records.all(kind)).map((data) => data);

/** What is stored for an owner. */
export const onDisk = (owner: Owner): Promise<{ records: Stored[]; cursor: unknown; filled: unknown }> =>
  withStore(owner, async (database) => ({
    records: inOrder(await database.getAll('records')),
    cursor: await database.get('meta', 'cursor'),
    filled: await database.get('meta', 'filled'),
  }));

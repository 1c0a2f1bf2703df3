import { Entity } from 'electrodb';
import { onTable, ownerKey, service } from './entity.ts';
import { type Write, write } from './transact.ts';

/** How often any of a user's records has been given another name. */
const renamesEntity = new Entity(
  {
    model: { entity: 'renames', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      count: { type: 'number' },
    },
    indexes: {
      byUser: { pk: ownerKey, sk: { field: 'sk', composite: [], template: 'renames', casing: 'none' } },
    },
  },
  onTable,
);

/** To be in the transaction that gives a record another name: whoever remembers the old one reads anew. */
export const renamed = (userId: string): Write => write(renamesEntity.upsert({ userId }).add({ count: 1 }));

/** What `remembering` must know to trust what it remembers; to be read beside the page that the names are for. */
export const renamesOf = async (userId: string): Promise<number> => {
  const { data } = await renamesEntity.get({ userId }).go({ consistent: true });
  return data?.count ?? 0;
};

/** Names that one process remembers at most, of all users together: a few megabytes. */
const most = 20_000;

/** A map keeps the order in which it was filled, so the one to forget is its first. A cache of a library's costs 20 KB of every cold start. */
const remember = <Name>(known: Map<string, Name>, key: string, name: Name): void => {
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, name);
};

/**
 * The same reading, but without asking again for what was read since the user's last rename. What is not there is
 * asked for each time, so records that are added or deleted need no word here.
 */
export const remembering = <Name extends object>(
  read: (userId: string, ids: number[]) => Promise<Map<number, Name>>,
) => {
  const known = new Map<string, Name>();
  return async (userId: string, ids: number[], renames: number): Promise<Map<number, Name>> => {
    const keyOf = (id: number) => `${userId} ${renames} ${id}`;
    const found = new Map<number, Name>();
    const unknown = new Set<number>();
    for (const id of ids) {
      const name = known.get(keyOf(id));
      if (name) found.set(id, name);
      else unknown.add(id);
    }
    if (unknown.size === 0) return found;
    for (const [id, name] of await read(userId, [...unknown])) {
      remember(known, keyOf(id), name);
      found.set(id, name);
    }
    return found;
  };
};

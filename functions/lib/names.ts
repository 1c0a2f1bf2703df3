import { Entity } from 'electrodb';
import type { FirmId } from '#shared/firms/ids.ts';
import { firmAttribute, firmKey, onTable, service } from './entity.ts';
import { type Write, write } from './transact.ts';

/** How often any of a firm's records has been given another name, any job another status, and any another time or place. */
export const renamesEntity = new Entity(
  {
    model: { entity: 'renames', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      count: { type: 'number' },
      statuses: { type: 'number' },
      visits: { type: 'number' },
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'renames', casing: 'none' } },
    },
  },
  onTable,
);

interface Outdated {
  /** A record has another name, or is gone while others still point to it. */
  names?: boolean;
  /** A job has another status. */
  statuses?: boolean;
  /** A job is at another time or place. */
  visits?: boolean;
}

/** To be in the transaction that makes what is remembered untrue: whoever remembers it reads anew. */
export const outdate = (
  firmId: FirmId,
  { names = false, statuses = false, visits = false }: Outdated,
): Write[] => {
  if (!names && !statuses && !visits) return [];
  const moved = { count: Number(names), statuses: Number(statuses), ...(visits && { visits: 1 }) };
  return [write(renamesEntity.update({ firmId }).add(moved))];
};

/**
 * What `remembering` must know to trust what it remembers; to be read beside the page that the names are for. `names`
 * changes with any name, `standings` with any name or job's status.
 */
export const versionsOf = async (firmId: FirmId): Promise<{ names: string; standings: string }> => {
  const { data } = await renamesEntity.get({ firmId }).go({ consistent: true });
  const { count = 0, statuses = 0 } = data ?? {};
  return { names: `${count}`, standings: `${count}.${statuses}` };
};

/** Names that one process remembers at most, of all firms together: a few megabytes. */
const most = 20_000;

/** A map keeps the order in which it was filled, so the one to forget is its first. A cache of a library's costs 20 KB of every cold start. */
const remember = <Name>(known: Map<string, Name>, key: string, name: Name): void => {
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, name);
};

/**
 * The same reading, but without asking again for what was read in the same version. What is not there is asked for each
 * time, so records that are added need no word here.
 */
export const remembering = <Name extends object>(
  read: (firmId: FirmId, ids: number[]) => Promise<Map<number, Name>>,
) => {
  const known = new Map<string, Name>();
  return async (firmId: FirmId, ids: number[], version: string): Promise<Map<number, Name>> => {
    const keyOf = (id: number) => `${firmId} ${version} ${id}`;
    const found = new Map<number, Name>();
    const unknown = new Set<number>();
    for (const id of ids) {
      const name = known.get(keyOf(id));
      if (name) found.set(id, name);
      else unknown.add(id);
    }
    if (unknown.size === 0) return found;
    for (const [id, name] of await read(firmId, [...unknown])) {
      remember(known, keyOf(id), name);
      found.set(id, name);
    }
    return found;
  };
};

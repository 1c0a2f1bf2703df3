import { Entity } from 'electrodb';
import type { FirmId } from '#shared/firms/ids.ts';
import { firmAttribute, firmKey, onTable, service } from './entity.ts';
import { type Write, write } from './transact.ts';

/** A firm's counters of changes to any record's name, any job's status, and any visit's time or place. */
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
  /** A record was renamed, or deleted while others still point to it. */
  names?: boolean;
  /** A job's status changed. */
  statuses?: boolean;
  /** A job's time or place changed. */
  visits?: boolean;
}

/** Invalidates cached names; put it in the transaction that makes them stale. */
export const outdate = (
  firmId: FirmId,
  { names = false, statuses = false, visits = false }: Outdated,
): Write[] => {
  if (!names && !statuses && !visits) return [];
  const moved = { count: Number(names), statuses: Number(statuses), ...(visits && { visits: 1 }) };
  return [write(renamesEntity.update({ firmId }).add(moved))];
};

/**
 * The versions that validate `remembering`'s cache; read them together with the page that needs the names. `names` changes with
 * any name, `standings` with any name or job status.
 */
export const versionsOf = async (firmId: FirmId): Promise<{ names: string; standings: string }> => {
  const { data } = await renamesEntity.get({ firmId }).go({ consistent: true });
  const { count = 0, statuses = 0 } = data ?? {};
  return { names: `${count}`, standings: `${count}.${statuses}` };
};

/** The most names cached per process, over all firms: a few megabytes. */
const most = 20_000;

/** A Map keeps insertion order, so its first entry is the oldest. A cache library would add 20 KB to every cold start. */
const remember = <Name>(known: Map<string, Name>, key: string, name: Name): void => {
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, name);
};

/** Caches a read per version. Missing names are not cached, so new records need no invalidation. */
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

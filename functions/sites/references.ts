import { keyOf } from '#functions/lib/item-key.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { siteAddress } from '#shared/sites/address.ts';
import { siteEntity } from './entity.ts';

const notTheirs = () => invalidField('siteId', 'Choose a property of this client', 'not_yours');

type At = number | null | undefined;

/** What jobs show of their properties, by property, in one round trip; no round trip if no job has one. */
export const sitesOfJobs = async (firmId: FirmId, ids: readonly At[]) => {
  const keys = [...new Set(ids.filter((id) => typeof id === 'number'))].map((id) =>
    keyOf(siteEntity, { firmId, id }),
  );
  if (keys.length === 0) return new Map();
  const items = (await batchGet(keys)).filter((item) => item !== undefined);
  return new Map(rowsOf(siteEntity, items).map((site) => [site.id, site] as const));
};

/** A job's property; null if it has none. */
export const siteOfJob = async (firmId: FirmId, id: At) =>
  id ? ((await sitesOfJobs(firmId, [id])).get(id) ?? null) : null;

/** The address of a job's property as documents state it; undefined if it has none. */
export const addressOfSite = async (firmId: FirmId, id: At) => {
  const site = await siteOfJob(firmId, id);
  return site ? siteAddress(site) : undefined;
};

/** The property for a client's job. Throws 400 naming `siteId`. */
export const siteForJob = async (firmId: FirmId, id: At, clientId: number) => {
  const site = await siteOfJob(firmId, id);
  if (id && site?.clientId !== clientId) throw notTheirs();
  return site;
};

interface AtSite {
  siteId?: At;
  clientId: number;
}

/**
 * Counts jobs on their properties within one transaction, with one write for each property. A property that gets a job must exist
 * and be its client's: throws 400 naming `siteId` otherwise.
 */
export const countAtSites = (
  firmId: FirmId,
  { gone = [], come = [] }: { gone?: readonly AtSite[]; come?: readonly AtSite[] },
): Write[] => {
  const moved = new Map<number, number>();
  const add = ({ siteId }: AtSite, by: number): void => {
    if (siteId) moved.set(siteId, (moved.get(siteId) ?? 0) + by);
  };
  for (const job of gone) add(job, -1);
  for (const job of come) add(job, 1);
  return [...moved].flatMap(([id, jobCount]) => {
    if (jobCount === 0) return [];
    const adding = siteEntity.patch({ firmId, id }).add({ jobCount, revision: 1 });
    const clientId = come.find(({ siteId }) => siteId === id)?.clientId;
    if (clientId === undefined) return [write(adding)];
    return [
      write(
        adding.where((site, { eq }) => eq(site.clientId, clientId)),
        notTheirs,
      ),
    ];
  });
};

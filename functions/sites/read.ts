import type { EntityItem } from 'electrodb';
import { clientNames } from '#functions/clients/references.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { firstIdAfter, pageById } from '#functions/lib/list.ts';
import { rowsOf } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import type { ApplianceReading } from '#shared/sites/appliance.ts';
import type { Site } from '#shared/sites/site.ts';
import { applianceEntity, siteAt, siteEntity } from './entity.ts';

export type StoredSite = EntityItem<typeof siteEntity>;
export type StoredAppliance = EntityItem<typeof applianceEntity>;

/** The keys of an appliance: firm, property and id. */
export interface Place {
  firmId: FirmId;
  siteId: number;
  id: number;
}

/** Reads a property. Throws 404 if the firm has no such property. */
export const readSite = async (firmId: FirmId, id: number): Promise<StoredSite> => {
  const { data } = await siteEntity.get({ firmId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

type Standing = Pick<Site, 'nextDue' | 'overdue' | 'openDefects'>;

/** Each says the status of properties by what is due there. */
export type StandingsOf = readonly ((
  firmId: FirmId,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, Standing>>)[];

/** Properties as replies show them, with their clients' names and statuses. */
const shownSites = async (firmId: FirmId, sites: StoredSite[], standingsOf: StandingsOf) => {
  if (sites.length === 0) return [];
  const ids = sites.map(({ id }) => id);
  const [clients, ...standings] = await Promise.all([
    clientNames(firmId, [...new Set(sites.map(({ clientId }) => clientId))]),
    ...standingsOf.map((of) => of(firmId, ids)),
  ]);
  return sites.map((site) => {
    const standing: Partial<Standing> = Object.assign({}, ...standings.map((each) => each.get(site.id)));
    return { ...site, client: clients.get(site.clientId) ?? null, ...standing };
  });
};

/** A property as replies show it. */
export const shownSite = async (site: StoredSite, standingsOf: StandingsOf) => {
  const [shown] = await shownSites(site.firmId, [site], standingsOf);
  return { ...site, ...shown };
};

/** A page of a client's properties, read from the address guards. */
const ofClient = async (firmId: FirmId, clientId: number, { limit = pageRows, cursor }: PageQuery) => {
  const first = firstIdAfter(cursor);
  const held = await siteAt.query.byPlace({ firmId, clientId }).go({ consistent: true, pages: 'all' });
  const ids = held.data
    .map(({ siteId }) => siteId)
    .filter((id) => id <= first)
    .sort((a, b) => b - a);
  const shown = ids.slice(0, limit);
  const items = await batchGet(shown.map((id) => keyOf(siteEntity, { firmId, id })));
  const rows = rowsOf(
    siteEntity,
    items.filter((item) => item !== undefined),
  );
  return { rows, next: ids.length > limit ? String(shown.at(-1)) : undefined };
};

export const listSites = async (
  firmId: FirmId,
  { clientId, ...query }: PageQuery & { clientId?: number | undefined },
  standingsOf: StandingsOf,
) => {
  const { rows, next } = clientId
    ? await ofClient(firmId, clientId, query)
    : await pageById(siteEntity, siteEntity.query.byId({ firmId }), query);
  return { rows: await shownSites(firmId, rows, standingsOf), next };
};

/** A page of the appliances of a property. Throws 404 if the firm has no such property. */
export const listAppliances = async (firmId: FirmId, siteId: number, query: PageQuery) => {
  const all = applianceEntity.query.bySite({ firmId, siteId });
  const [page] = await Promise.all([pageById(applianceEntity, all, query), readSite(firmId, siteId)]);
  return page;
};

/** What the papers of a feature above said about an appliance, newest first. */
export type HistoryOf = (firmId: FirmId, siteId: number, applianceId: number) => Promise<ApplianceReading[]>;

/** Everything said about an appliance. */
export const toldOf = async ({ firmId, siteId, id }: Place, histories: readonly HistoryOf[]) =>
  (await Promise.all(histories.map((historyOf) => historyOf(firmId, siteId, id)))).flat();

/** A page of an appliance's history. Throws 404 if the firm has no such appliance at this property. */
export const listHistory = async (
  place: Place,
  { limit = pageRows, cursor }: PageQuery,
  historyOf: readonly HistoryOf[],
) => {
  await readAppliance(place);
  const first = firstIdAfter(cursor);
  const all = (await toldOf(place, historyOf)).filter(({ certificateId }) => certificateId <= first);
  const rows = all.slice(0, limit);
  return { rows, next: all.length > limit ? String(rows.at(-1)?.certificateId) : undefined };
};

/** Reads an appliance. Throws 404 if the firm has no such appliance at this property. */
export const readAppliance = async (place: Place): Promise<StoredAppliance> => {
  const { data } = await applianceEntity.get(place).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

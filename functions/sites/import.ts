import { clientEntity } from '#functions/clients/entity.ts';
import { importClients } from '#functions/clients/import.ts';
import { notOnce } from '#functions/lib/idempotency.ts';
import { alike } from '#shared/alike.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { SiteRow } from '#shared/sites/row.ts';
import { addAppliance } from './appliances.ts';
import { applianceEntity } from './entity.ts';
import type { StandingsOf } from './read.ts';
import { createSite } from './store.ts';

/** The clients of rows by name, the oldest if several share one; creates missing ones. */
const clientsOf = async (firmId: FirmId, rows: readonly SiteRow[]) => {
  const { data } = await clientEntity.query
    .byId({ firmId })
    .go({ order: 'desc', pages: 'all', consistent: true, attributes: ['id', 'name'] });
  const known = new Map(data.map(({ id, name }) => [alike(name), id]));
  const missing = [...new Map(rows.map(({ clientName }) => [alike(clientName), clientName]))].filter(
    ([folded]) => !known.has(folded),
  );
  if (missing.length === 0) return known;
  const { ids = [] } = await importClients(
    firmId,
    missing.map(([, name]) => ({ name })),
  );
  for (const [at, [folded]] of missing.entries()) {
    const id = ids[at];
    if (id) known.set(folded, id);
  }
  return known;
};

const tenantOf = ({ tenantName, tenantPhone: phone, tenantEmail: email }: SiteRow) =>
  tenantName || phone || email
    ? {
        tenure: 'private_let' as const,
        contacts: [{ role: 'tenant' as const, name: tenantName || 'Tenant', phone, email }],
      }
    : {};

/** The existing property at an address, which the refusal names. */
const thereAlready = (error: unknown): number | undefined =>
  error instanceof Refusal && error.code === 'not_now'
    ? (error.more as { current?: { id: number } } | undefined)?.current?.id
    : undefined;

type NewAppliance = NonNullable<SiteRow['appliance']>;

const described = ({ kind, location, make, model, serial }: { [Key in keyof NewAppliance]?: unknown }) =>
  [kind, location, make, model, serial].map((said) => alike(said as string | null | undefined)).join('|');

/** Adds a row's appliance, unless the property has one described alike. Returns whether it was added. */
const addNew = async (firmId: FirmId, siteId: number, appliance: NewAppliance): Promise<boolean> => {
  const { data } = await applianceEntity.query
    .bySite({ firmId, siteId })
    .go({ pages: 'all', consistent: true });
  if (data.some((each) => described(each) === described(appliance))) return false;
  await addAppliance({ firmId, siteId }, appliance, notOnce);
  return true;
};

/** The property of a row, created unless it is there already. */
const siteOf = async (
  firmId: FirmId,
  site: Parameters<typeof createSite>[1],
  standingsOf: StandingsOf,
): Promise<{ id: number; isNew: boolean }> => {
  try {
    const { id } = await createSite(firmId, site, { once: notOnce, standingsOf });
    return { id, isNew: true };
  } catch (error) {
    const id = thereAlready(error);
    if (!id) throw error;
    return { id, isNew: false };
  }
};

/**
 * Imports the properties we don't have yet, with their clients and appliances; a repeated row changes nothing. A row of a known
 * property is `created` if its appliance is new.
 */
export const importSites = async (
  firmId: FirmId,
  rows: readonly SiteRow[],
  standingsOf: StandingsOf,
): Promise<ImportReply> => {
  const clients = await clientsOf(firmId, rows);
  const outcomes: { result: 'created' | 'exists'; id: number | null }[] = [];
  // Sequentially, because two rows may describe one property.
  for (const row of rows) {
    const { clientName, name, address, postcode, appliance } = row;
    const clientId = clients.get(alike(clientName)) ?? 0;
    const site = { clientId, name, address, postcode, ...tenantOf(row) };
    const { id, isNew } = await siteOf(firmId, site, standingsOf);
    const isAdded = appliance !== undefined && (await addNew(firmId, id, appliance));
    outcomes.push({ result: isNew || isAdded ? 'created' : 'exists', id });
  }
  return { results: outcomes.map(({ result }) => result), ids: outcomes.map(({ id }) => id) };
};

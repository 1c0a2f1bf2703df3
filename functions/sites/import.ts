import { clientEntity } from '#functions/clients/entity.ts';
import { importClients } from '#functions/clients/import.ts';
import { notOnce } from '#functions/lib/idempotency.ts';
import { alike } from '#shared/alike.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import type { SiteRow } from '#shared/sites/row.ts';
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

/** Imports the properties we don't have yet, and their clients; a repeated row changes nothing. */
export const importSites = async (
  firmId: FirmId,
  rows: readonly SiteRow[],
  standingsOf: StandingsOf,
): Promise<ImportReply> => {
  const clients = await clientsOf(firmId, rows);
  const outcomes: { result: 'created' | 'exists'; id: number | null }[] = [];
  // Sequentially, because two rows may describe one property.
  for (const row of rows) {
    const { clientName, name, address, postcode } = row;
    const clientId = clients.get(alike(clientName)) ?? 0;
    const site = { clientId, name, address, postcode, ...tenantOf(row) };
    try {
      const { id } = await createSite(firmId, site, { once: notOnce, standingsOf });
      outcomes.push({ result: 'created', id });
    } catch (error) {
      const id = thereAlready(error);
      if (!id) throw error;
      outcomes.push({ result: 'exists', id });
    }
  }
  return { results: outcomes.map(({ result }) => result), ids: outcomes.map(({ id }) => id) };
};

import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { today } from '#shared/dates.ts';
import type { Connection } from '#shared/filing/contract.ts';
import { daysToWarnOf } from '#shared/filing/reminders.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { filedTaxes } from '#shared/uk/filed-taxes.ts';
import { vrnOf } from '../vrn.ts';
import type { StoredConnection } from './entity.ts';
import { readGrant } from './grant-entity.ts';
import { currentConnection } from './tokens.ts';
import { nextDueOf } from './warning.ts';

const stateOf = ({ status, endsAt }: StoredConnection, nextDue: string | undefined): Connection['status'] => {
  if (status !== 'connected') return status;
  const left = daysToWarnOf(endsAt, nextDue, today());
  if (left === null) return 'connected';
  return left < 0 ? 'expired' : 'ends_soon';
};

const shown = async (
  firmId: FirmId,
  tax: Connection['tax'],
  kept: StoredConnection | undefined,
): Promise<Connection> => {
  if (!kept) return { tax, status: 'none', reference: null, connectedAt: null, endsAt: null };
  const { update } = (await readGrant(firmId, tax)) ?? {};
  return {
    ...{ tax, status: stateOf(kept, await nextDueOf({ firmId, tax, update })) },
    reference: kept.vrn ?? kept.ninoShown ?? null,
    ...{ connectedAt: kept.grantedAt, endsAt: kept.endsAt },
  };
};

/** A firm's connection to HMRC for each tax. */
export const connectionsOf = async ({
  firmId,
  business = {},
}: StoredFirm): Promise<{ connections: Connection[] }> => ({
  connections: await Promise.all(
    filedTaxes.map(async (tax) => shown(firmId, tax, await currentConnection(firmId, tax, vrnOf(business)))),
  ),
});

import { daysBetween, today } from '#shared/dates.ts';
import { type Connection, filedTaxes } from '#shared/filing/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { readConnection, type StoredConnection } from './entity.ts';

/** How many days before a connection ends the trader is warned. */
const warnedDays = 30;

const stateOf = ({ status, endsAt }: StoredConnection): Connection['status'] => {
  if (status !== 'connected') return status;
  const left = daysBetween(today(), endsAt.slice(0, 10));
  if (left < 0) return 'expired';
  return left <= warnedDays ? 'ends_soon' : 'connected';
};

const shown = (tax: Connection['tax'], kept: StoredConnection | undefined): Connection =>
  kept
    ? {
        ...{ tax, status: stateOf(kept), reference: kept.vrn ?? kept.ninoShown ?? null },
        ...{ connectedAt: kept.grantedAt, endsAt: kept.endsAt },
      }
    : { tax, status: 'none', reference: null, connectedAt: null, endsAt: null };

/** A firm's connection to HMRC for each tax. */
export const connectionsOf = async (firmId: FirmId): Promise<{ connections: Connection[] }> => ({
  connections: await Promise.all(
    filedTaxes.map(async (tax) => shown(tax, await readConnection(firmId, tax))),
  ),
});

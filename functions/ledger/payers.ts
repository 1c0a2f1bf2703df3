import { rankClient } from '#functions/clients/ranking.ts';
import { type Owed, receivedPence } from '#shared/domain/payments/ledger.ts';
import type { FirmId } from '#shared/firms/ids.ts';

type Payer = Owed & { firmId: FirmId; clientId: number };

/** Updates the rank of each client whose total payments an invoice's change altered. */
export const rankPayers = async (before: Payer | undefined, after: Payer | undefined): Promise<void> => {
  const paidBefore = before ? receivedPence(before) : 0;
  const paidAfter = after ? receivedPence(after) : 0;
  if (paidBefore === paidAfter && before?.clientId === after?.clientId) return;
  const payers = [...(paidBefore && before ? [before] : []), ...(paidAfter && after ? [after] : [])];
  const clients = new Map(payers.map(({ firmId, clientId }) => [clientId, firmId]));
  await Promise.all([...clients].map(([clientId, firmId]) => rankClient(firmId, clientId)));
};

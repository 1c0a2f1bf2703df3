import { rankClient } from '#functions/clients/ranking.ts';
import { type Owed, receivedPence } from '#shared/domain/payments/ledger.ts';

type Payer = Owed & { userId: string; clientId: number };

/** Puts the clients into their place again by whose payment an invoice has changed. */
export const rankPayers = async (before: Payer | undefined, after: Payer | undefined): Promise<void> => {
  const paidBefore = before ? receivedPence(before) : 0;
  const paidAfter = after ? receivedPence(after) : 0;
  if (paidBefore === paidAfter && before?.clientId === after?.clientId) return;
  const payers = [...(paidBefore && before ? [before] : []), ...(paidAfter && after ? [after] : [])];
  const clients = new Map(payers.map(({ userId, clientId }) => [clientId, userId]));
  await Promise.all([...clients].map(([clientId, userId]) => rankClient(userId, clientId)));
};

import { transactInTurn, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { sentStatementEntity } from './statement-entity.ts';

/** The statements emailed to a client, oldest first. */
export const sentStatementsOf = async (firmId: FirmId, clientId: number) => {
  const { data } = await sentStatementEntity.query
    .byClient({ firmId, clientId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Deletes them after their client. */
export const dropSentStatements = async (firmId: FirmId, clientId: number): Promise<void> => {
  const sent = await sentStatementsOf(firmId, clientId);
  await transactInTurn(sent.map(({ id }) => write(sentStatementEntity.delete({ firmId, clientId, id }))));
};

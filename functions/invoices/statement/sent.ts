import { transactInTurn, write } from '#functions/lib/transact.ts';
import { sentStatementEntity } from './entity.ts';

/** The statements of a client that went out by mail, oldest first. */
export const sentStatementsOf = async (userId: string, clientId: number) => {
  const { data } = await sentStatementEntity.query
    .byClient({ userId, clientId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Takes them away after their client. */
export const dropSentStatements = async (userId: string, clientId: number): Promise<void> => {
  const sent = await sentStatementsOf(userId, clientId);
  await transactInTurn(sent.map(({ id }) => write(sentStatementEntity.delete({ userId, clientId, id }))));
};

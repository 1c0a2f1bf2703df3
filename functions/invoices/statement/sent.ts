import { transact, write } from '#functions/lib/transact.ts';
import { sentStatementEntity } from './entity.ts';

/** The statements of a client that went out by mail, oldest first. */
export const sentStatementsOf = async (userId: string, clientId: number) => {
  const { data } = await sentStatementEntity.query
    .byClient({ userId, clientId })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** DynamoDB takes at most 100 writes in a transaction; nobody reads them once their client is gone. */
const perTransaction = 100;

/** Takes them away after their client. */
export const dropSentStatements = async (userId: string, clientId: number): Promise<void> => {
  const sent = await sentStatementsOf(userId, clientId);
  const writes = sent.map(({ id }) => write(sentStatementEntity.delete({ userId, clientId, id })));
  for (let from = 0; from < writes.length; from += perTransaction)
    await transact(writes.slice(from, from + perTransaction));
};

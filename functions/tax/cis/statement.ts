import { clientEntity } from '#functions/clients/entity.ts';
import { withoutNulls } from '#functions/lib/changes.ts';
import { notFound } from '#functions/lib/errors.ts';
import { check, transact, write } from '#functions/lib/transact.ts';
import type { CisStatementInput } from '#shared/tax/cis.ts';
import { cisStatementEntity } from './entity.ts';

interface Whose {
  monthEnd: string;
  clientId: number;
}

/** Keeps what the user says of a statement; with neither day nor sum it has not come. Throws 404 for a client that is not theirs. */
export const keepStatement = async (
  userId: string,
  { monthEnd, clientId }: Whose,
  { receivedOn, deducted }: CisStatementInput,
) => {
  const statement = { userId, monthEnd, clientId, ...withoutNulls({ receivedOn, deducted }) };
  await transact([
    check({
      of: clientEntity.get({ userId, id: clientId }),
      condition: 'attribute_exists(pk)',
      refused: notFound,
    }),
    write(cisStatementEntity.put(statement)),
  ]);
  return statement;
};

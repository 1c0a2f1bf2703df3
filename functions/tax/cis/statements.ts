import type { EntityItem } from 'electrodb';
import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { cisStatementEntity } from './entity.ts';
import { type FilePlace, fileSigner } from './files.ts';

export type StoredStatement = EntityItem<typeof cisStatementEntity>;

/** What identifies a statement: its contractor and tax month. */
export interface StatementPlace {
  firmId: FirmId;
  monthEnd: string;
  clientId: number;
}

const shownWith = (address: (place: FilePlace) => string) => (statement: StoredStatement) => {
  const { firmId, fileId } = statement;
  return { ...statement, fileUrl: fileId ? address({ firmId, id: fileId }) : null };
};

/** The statement as replies show it, with its file's address. */
export const shown = async (statement: StoredStatement) => shownWith(await fileSigner())(statement);

/** The stored statement, or an empty one if nothing was recorded. */
export const readStatement = async (
  place: StatementPlace,
): Promise<StoredStatement & { updatedAt: string }> => {
  const { data } = await cisStatementEntity.get(place).go({ consistent: true });
  return { ...place, ...data, updatedAt: data?.updatedAt ?? '' };
};

/** The stored statement with its file's address. Throws 404 if nothing was recorded. */
export const presentStatement = async (place: StatementPlace) => {
  const statement = await readStatement(place);
  if (statement.updatedAt === '') throw notFound();
  return { ...(await shown(statement)), updatedAt: statement.updatedAt };
};

/** The stored statements of the tax months in a range, as replies show them. */
export const statementsIn = async (firmId: FirmId, { from, to }: { from: string; to: string }) => {
  const [{ data }, address] = await Promise.all([
    cisStatementEntity.query
      .byMonth({ firmId })
      .between({ monthEnd: from, clientId: 0 }, { monthEnd: addDays(to, 1), clientId: 0 })
      .go({ pages: 'all', consistent: true }),
    fileSigner(),
  ]);
  return data.map(shownWith(address));
};

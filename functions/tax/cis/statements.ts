import type { EntityItem } from 'electrodb';
import { addDays } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { cisStatementEntity } from './entity.ts';
import { type FilePlace, fileSigner } from './files.ts';

export type StoredStatement = EntityItem<typeof cisStatementEntity>;

/** Which contractor's statement of which tax month. */
export interface StatementPlace {
  firmId: FirmId;
  monthEnd: string;
  clientId: number;
}

const shownWith = (address: (place: FilePlace) => string) => (statement: StoredStatement) => {
  const { firmId, fileId } = statement;
  return { ...statement, fileUrl: fileId ? address({ firmId, id: fileId }) : null };
};

/** The statement as a reply shows it, with its file's address. */
export const shown = async (statement: StoredStatement) => shownWith(await fileSigner())(statement);

/** The statement as it is kept, or as it is before anything was said of it. */
export const readStatement = async (
  place: StatementPlace,
): Promise<StoredStatement & { updatedAt: string }> => {
  const { data } = await cisStatementEntity.get(place).go({ consistent: true });
  return { ...place, ...data, updatedAt: data?.updatedAt ?? '' };
};

/** What is kept of statements of the tax months from one day to another, as a reply shows it. */
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

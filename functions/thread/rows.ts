import type { FirmId } from '#shared/firms/ids.ts';
import { mostPapers } from '#shared/thread/limit.ts';

export interface ClientKey {
  firmId: FirmId;
  clientId: number;
}

/** The balance covers all invoices, so all of them are read. Reads from an index are not consistent. */
export const all = { order: 'desc', pages: 'all' } as const;

/** One more than is shown tells whether there are more. */
export const newest = { order: 'desc', pages: 1, limit: mostPapers + 1 } as const;

/** The rows of each kind, read in one round trip. */
export const rowsOf = async <Rows extends Record<string, unknown>>(
  asked: { [Name in keyof Rows]: Promise<{ data: Rows[Name] }> },
): Promise<Rows> => {
  const kinds = Object.entries(asked).map(async ([name, page]) => [name, (await page).data] as const);
  return Object.fromEntries(await Promise.all(kinds)) as Rows;
};

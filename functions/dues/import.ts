import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import { transact } from '#functions/lib/transact.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import { importSites } from '#functions/sites/import.ts';
import { isSameDue } from '#shared/domain/dues/mutations.ts';
import { newDueRecord } from '#shared/domain/dues/rules.ts';
import type { DueRecord } from '#shared/dues/contract.ts';
import type { DueRow } from '#shared/dues/row.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { readRegister } from './read.ts';
import { dueKept } from './store.ts';

type Known = Omit<DueRecord, 'state'> & { state: string };

/** True if a row describes an existing due date: an open one, or one due by that day and closed since. */
const isThere = (other: Known, due: DueRecord): boolean =>
  isSameDue(other, due) ||
  (other.siteId === due.siteId &&
    other.kind === due.kind &&
    (other.dueOn === due.dueOn || other.dueBefore === due.dueOn));

/** The properties of the rows, in their order; creates missing ones with their clients. */
const sitesOf = async (firmId: FirmId, rows: readonly DueRow[]): Promise<number[]> => {
  const sites = rows.map(({ clientName, address, postcode, tenantName }) => ({
    ...{ clientName, address, postcode, tenantName },
  }));
  const { ids = [] } = await importSites(firmId, sites, []);
  return ids.map((id) => id ?? 0);
};

/** Imports due dates we don't have yet, with their properties and clients. A repeated row changes nothing. */
export const importDues = async (firmId: FirmId, rows: readonly DueRow[]): Promise<ImportReply> => {
  const siteIds = await sitesOf(firmId, rows);
  let known: readonly Known[] = await readRegister(firmId);
  const { data } = await siteEntity.query.byId({ firmId }).go({ pages: 'all', consistent: true });
  const clientOf = new Map(data.map(({ id, clientId }) => [id, clientId]));
  const keep = (siteId: number, { kind, dueOn, lastDoneOn = null, number = null }: DueRow) =>
    withNewId(async (id) => {
      const at = nextInstant();
      const kept = { userId: '', id, ...madeNow(at), clientId: clientOf.get(siteId) ?? 0 };
      const due: DueRecord = {
        ...newDueRecord({ siteId, kind, dueOn }, kept),
        ...({ from: 'import', lastDoneOn, lastNumber: number } as const),
      };
      const there = known.find((other) => isThere(other, due));
      if (there) return { result: 'exists' as const, id: there.id };
      await transact(await dueKept(firmId, due));
      known = [...known, due];
      return { result: 'created' as const, id };
    });
  const outcomes: Awaited<ReturnType<typeof keep>>[] = [];
  // Sequentially, because two rows may describe the same due date.
  for (const [at, row] of rows.entries())
    outcomes.push(
      await untilUnmoved(async () => {
        try {
          return await keep(siteIds[at] ?? 0, row);
        } catch (error) {
          if (error instanceof Moved) known = await readRegister(firmId);
          throw error;
        }
      }),
    );
  return { results: outcomes.map(({ result }) => result), ids: outcomes.map(({ id }) => id) };
};

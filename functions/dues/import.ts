import { nextInstant } from '#functions/lib/changes.ts';
import { madeNow } from '#functions/lib/entity.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import { transact } from '#functions/lib/transact.ts';
import { siteEntity } from '#functions/sites/entity.ts';
import { importSites } from '#functions/sites/import.ts';
import { noStandings } from '#functions/sites/read.ts';
import { isSameDue } from '#shared/domain/dues/mutations.ts';
import { newDueRecord } from '#shared/domain/dues/rules.ts';
import type { DueRecord } from '#shared/dues/contract.ts';
import type { DueRow } from '#shared/dues/row.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { readRegister } from './read.ts';
import { dueKept } from './store.ts';

type Known = Omit<DueRecord, 'state'> & { state: string };

/** Whether a row says what is there: still to be done, or due by that day and closed since. */
const isThere = (other: Known, due: DueRecord): boolean =>
  isSameDue(other, due) ||
  (other.siteId === due.siteId &&
    other.kind === due.kind &&
    (other.dueOn === due.dueOn || other.dueBefore === due.dueOn));

/** The properties of the rows, in their order, made with their clients where they are not there. */
const sitesOf = async (firmId: FirmId, rows: readonly DueRow[]): Promise<number[]> => {
  const sites = rows.map(({ clientName, address, postcode, tenantName }) => ({
    ...{ clientName, address, postcode, tenantName },
  }));
  const { ids = [] } = await importSites(firmId, sites, noStandings);
  return ids.map((id) => id ?? 0);
};

/** Adds what is due and not there yet, with its property and client. A row that came before changes nothing. */
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
  // One after the other: two rows may be of one date.
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

import { nextInstant } from '#functions/lib/changes.ts';
import { keyOf } from '#functions/lib/item-key.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { defectsIn, type Remedied, remediedBy, withRemedied } from '#shared/certificates/defects.ts';
import { type Fields, rowsIn } from '#shared/certificates/engine/values.ts';
import type { FormValues, RemediedInput } from '#shared/certificates/written.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, invalidField, notFound } from '#shared/kernel/refusal.ts';
import { certificateEntity } from '../entity.ts';
import { type Place, readCertificate, type StoredCertificate } from '../list.ts';
import { filled, formOf, readValues } from './read.ts';

/** Records repairs on the head of an issued form. The issued document stays unchanged. */
const marked = (head: StoredCertificate, values: FormValues, done: readonly Remedied[]) => {
  const { firmId, jobId, id } = head;
  const updatedAt = nextInstant(head.updatedAt);
  const changes = { ...withRemedied(values, head.remedied ?? [], done), updatedAt };
  const patch = certificateEntity
    .patch({ firmId, jobId, id })
    .set(changes)
    .where((kept, { eq }) => eq(kept.updatedAt, head.updatedAt));
  return { after: { ...head, ...changes }, writes: [write(patch, () => new Moved())] };
};

const refuseUnknown = async (firmId: FirmId, jobId: number, id: number): Promise<void> => {
  const { data } = await certificateEntity.get({ firmId, jobId, id }).go({ consistent: true });
  if (!data) throw invalidField('certificateId', 'Choose a certificate of yours', 'not_yours');
};

/**
 * Records that a defect was repaired; the latest record counts. Throws 404 if the form has no such defect, 409 if it was not
 * issued, 400 naming `certificateId`.
 */
export const remedy = (place: Place & { n: number }, given: RemediedInput) =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (head) => {
      formOf(head);
      if (head.state !== 'issued') throw conflict('Only what an issued certificate found can be put right');
      const values = await readValues(place);
      if (!defectsIn(values).some(({ n }) => n === place.n)) throw notFound();
      const done = remediedBy(given, place);
      const { certificateId, certificateJobId } = done;
      if (certificateId && certificateJobId)
        await refuseUnknown(place.firmId, certificateJobId, certificateId);
      const { after, writes } = marked(head, values, [done]);
      await transact(writes);
      return filled(after, { values });
    },
  );

const numberOf = (row: Fields, key: string): number => Number(row[key] ?? -1);

/** The heads of the certificates that rows refer to, without those no longer in force. */
const namedBy = async (firmId: FirmId, rows: readonly Fields[]) => {
  const keys = rows.map((row) => ({
    ...{ firmId, jobId: numberOf(row, 'certificateJobId') },
    id: numberOf(row, 'certificateId'),
  }));
  const distinct = [...new Map(keys.map((key) => [key.id, key])).values()];
  const items = await batchGet(distinct.map((key) => keyOf(certificateEntity, key)));
  return items
    .flatMap((item) => rowIn(certificateEntity, item) ?? [])
    .filter(({ state }) => state === 'issued');
};

/** Records the repairs that a form of completed work lists, on each certificate that found the defect. */
export const remediesOf = async (
  firmId: FirmId,
  values: FormValues,
  { id, jobId, day }: { id: number; jobId: number; day: string },
): Promise<Write[]> => {
  const rows = rowsIn(values, 'remedies').filter((row) => numberOf(row, 'certificateId') > 0);
  const writes = (await namedBy(firmId, rows)).map(async (head) => {
    const found = await readValues(head);
    const named = new Set(
      rows.filter((row) => numberOf(row, 'certificateId') === head.id).map((row) => numberOf(row, 'defect')),
    );
    const done = defectsIn(found)
      .filter(({ n }) => named.has(n))
      .map(({ n }) => remediedBy({ on: day, certificateId: id, certificateJobId: jobId }, { n, jobId }));
    return marked(head, found, done).writes;
  });
  return (await Promise.all(writes)).flat();
};

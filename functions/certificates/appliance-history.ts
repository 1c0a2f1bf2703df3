import { keyOf } from '#functions/lib/item-key.ts';
import { unpack } from '#functions/lib/packed.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { batchGet } from '#functions/lib/table.ts';
import type { FormValues } from '#shared/certificates/written.ts';
import { applianceHistory } from '#shared/domain/certificates/appliance-history.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { certificateEntity, certificateValuesEntity } from './entity.ts';

/** What the issued certificates of a property said about an appliance there, newest first. */
export const historyOfAppliance = async (firmId: FirmId, siteId: number, applianceId: number) => {
  const { data } = await certificateEntity.query
    .byJob({ firmId })
    .where(
      (certificate, { eq }) => `${eq(certificate.siteId, siteId)} AND ${eq(certificate.state, 'issued')}`,
    )
    .go({ pages: 'all', consistent: true });
  const items = await batchGet(
    data.map(({ jobId, id }) => keyOf(certificateValuesEntity, { firmId, jobId, id })),
  );
  const papers = data.flatMap((row, at) => {
    const kept = rowIn(certificateValuesEntity, items[at]);
    const { id, jobId, kind, number = null, state = null, day = null, outcome = null } = row;
    const certificate = { id, jobId, kind, number, state, day, outcome };
    return kept ? [{ certificate, values: unpack<FormValues>(kept.packed) }] : [];
  });
  return applianceHistory(papers, applianceId);
};

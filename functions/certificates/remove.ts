import type { StoredJob } from '#functions/jobs/entity.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import { certificateEntity, certificateValuesEntity } from './entity.ts';
import { fileGone } from './file-marks.ts';
import { tidyUp } from './files.ts';
import { type Place, readCertificate, type StoredCertificate } from './list.ts';
import { countGone } from './on-job.ts';

/** Throws 409 if any was issued: those are evidence. */
const refuseIssued = (all: readonly StoredCertificate[]): void => {
  const issued = all.find(({ state }) => state !== undefined && state !== 'draft');
  if (issued) throw conflict(`${issued.number} has been issued`, undefined, 'has_dependants');
};

/** Deletes a draft's values too, and lets the version it was to correct be corrected again. */
const draftGone = ({ firmId, jobId, id, source, corrects }: StoredCertificate): Write[] => {
  if (source !== 'written') return [];
  const before = corrects && certificateEntity.patch({ firmId, jobId, id: corrects }).remove(['correction']);
  return [
    write(certificateValuesEntity.delete({ firmId, jobId, id })),
    ...(before ? [write(before, () => new Moved())] : []),
  ];
};

const gone = (certificate: StoredCertificate): Write[] => {
  const { firmId, jobId, id, updatedAt } = certificate;
  const removal = certificateEntity
    .delete({ firmId, jobId, id })
    .where((kept, { eq }) => eq(kept.updatedAt, updatedAt));
  return [write(removal, () => new Moved()), ...draftGone(certificate), ...fileGone(certificate)];
};

const tidy = ({ firmId, jobId, fileId }: StoredCertificate): Promise<void> =>
  fileId ? tidyUp({ firmId, jobId, id: fileId }) : Promise.resolve();

/** Deletes a certificate, then its file. Throws 404, and 409 for one that was issued. */
export const removeCertificate = (place: Place, basedOn: string | undefined): Promise<void> =>
  withLatest(
    () => readCertificate(place),
    basedOn,
    async (certificate) => {
      refuseIssued([certificate]);
      await transact([...gone(certificate), countGone(place, 1)]);
      await tidy(certificate);
    },
  );

/**
 * Deletes a job's certificates with it; idempotent, so an interrupted call can be repeated. False if there were none. Throws 409
 * if one was issued.
 */
export const certificatesGo = async ({
  firmId,
  id: jobId,
  certificateCount = 0,
}: StoredJob): Promise<boolean> => {
  if (certificateCount === 0) return false;
  const { data } = await certificateEntity.query
    .byJob({ firmId, jobId })
    .go({ pages: 'all', consistent: true });
  refuseIssued(data);
  await transact([...data.flatMap(gone), countGone({ firmId, jobId }, data.length)]);
  await Promise.all(data.map(tidy));
  return true;
};

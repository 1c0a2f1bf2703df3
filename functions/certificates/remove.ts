import type { StoredJob } from '#functions/jobs/entity.ts';
import { dropCertificateLetters } from '#functions/letters/about-certificate.ts';
import { notAllowed } from '#functions/lib/guard.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { certificatePhotosGo } from '#functions/photos/remove.ts';
import { today } from '#shared/dates.ts';
import { isOld } from '#shared/domain/certificates/retention.ts';
import { conflict } from '#shared/kernel/refusal.ts';
import type { Role } from '#shared/members/roles.ts';
import { certificateEntity, certificateValuesEntity, certificateVersionEntity } from './entity.ts';
import { fileGone } from './file-marks.ts';
import { tidyUp } from './files.ts';
import { type PastKeeping, type Place, readCertificate, type StoredCertificate } from './list.ts';
import { countGone } from './on-job.ts';

const isIssued = ({ state }: StoredCertificate): boolean => state !== undefined && state !== 'draft';

/** Throws 409 if any was issued: those are evidence. */
const refuseIssued = (all: readonly StoredCertificate[]): void => {
  const issued = all.find(isIssued);
  if (issued) throw conflict(`${issued.number} has been issued`, undefined, 'has_dependants');
};

/** Deletes what was filled in too. The version that a draft was to correct can be corrected again. */
const formGone = ({ firmId, jobId, id, source, state, corrects }: StoredCertificate): Write[] => {
  if (source !== 'written') return [];
  const values = write(certificateValuesEntity.delete({ firmId, jobId, id }));
  if (state !== 'draft') return [values, write(certificateVersionEntity.delete({ firmId, jobId, id }))];
  const before = corrects && certificateEntity.patch({ firmId, jobId, id: corrects }).remove(['correction']);
  return [values, ...(before ? [write(before, () => new Moved())] : [])];
};

const gone = (certificate: StoredCertificate): Write[] => {
  const { firmId, jobId, id, updatedAt, fileId } = certificate;
  const removal = certificateEntity.delete({ firmId, jobId, id }).where((kept, { eq, notExists }) =>
    [
      eq(kept.updatedAt, updatedAt),
      // An issued one's paper is stored when it is first opened.
      fileId === undefined ? notExists(kept.fileId) : eq(kept.fileId, fileId),
    ].join(' AND '),
  );
  return [write(removal, () => new Moved()), ...formGone(certificate), ...fileGone(certificate)];
};

const tidy = ({ firmId, jobId, fileId }: StoredCertificate): Promise<void> =>
  fileId ? tidyUp({ firmId, jobId, id: fileId }) : Promise.resolve();

/** A version with those that it replaced, which go with it. */
const withReplaced = async (certificate: StoredCertificate): Promise<StoredCertificate[]> => {
  const { firmId, jobId, corrects: id } = certificate;
  if (id === undefined) return [certificate];
  const { data } = await certificateEntity.get({ firmId, jobId, id }).go({ consistent: true });
  return data ? [certificate, ...(await withReplaced(data))] : [certificate];
};

interface Removing {
  basedOn: string | undefined;
  role: Role;
  pastKeeping: PastKeeping;
}

/**
 * The versions to delete with an issued certificate, whose photos and letters are gone already. If this is cut short, the
 * certificate remains and is deleted by the next try. Throws 409 unless it was kept long enough, 403 unless the owner asks.
 */
const oldVersions = async (certificate: StoredCertificate, { role, pastKeeping }: Removing) => {
  const { firmId, id } = certificate;
  if (!isOld(certificate, today()) || !(await pastKeeping(firmId)).has(id)) refuseIssued([certificate]);
  if (role !== 'owner') throw notAllowed();
  const versions = await withReplaced(certificate);
  await certificatePhotosGo(certificate, new Set(versions.map((version) => version.id)));
  for (const version of versions) await dropCertificateLetters(firmId, version.id);
  return versions;
};

/**
 * Deletes a certificate, then its file; an issued one with all its versions, photos and letters, once it was kept for six years.
 * Throws 404, 409 for one that must stay, and 403 for an issued one unless the owner asks.
 */
export const removeCertificate = (place: Place, removing: Removing): Promise<void> =>
  withLatest(
    () => readCertificate(place),
    removing.basedOn,
    async (certificate) => {
      const all = isIssued(certificate) ? await oldVersions(certificate, removing) : [certificate];
      await transact([...all.flatMap(gone), countGone(place, all.length)]);
      await Promise.all(all.map(tidy));
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

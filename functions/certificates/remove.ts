import type { StoredJob } from '#functions/jobs/joined.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { certificateEntity } from './entity.ts';
import { tidyUp } from './files.ts';
import { type Place, readCertificate, type StoredCertificate } from './list.ts';
import { countGone } from './on-job.ts';
import { fileGone } from './store.ts';

const gone = (certificate: StoredCertificate): Write[] => {
  const { firmId, jobId, id, updatedAt } = certificate;
  const removal = certificateEntity
    .delete({ firmId, jobId, id })
    .where((kept, { eq }) => eq(kept.updatedAt, updatedAt));
  return [write(removal, () => new Moved()), ...fileGone(certificate)];
};

const tidy = ({ firmId, jobId, fileId }: StoredCertificate): Promise<void> =>
  fileId ? tidyUp({ firmId, jobId, id: fileId }) : Promise.resolve();

/** Deletes a certificate, then its file. Throws 404. */
export const removeCertificate = (place: Place): Promise<void> =>
  withLatest(
    () => readCertificate(place),
    undefined,
    async (certificate) => {
      await transact([...gone(certificate), countGone(place, 1)]);
      await tidy(certificate);
    },
  );

/** A job that is deleted takes its certificates with it; an interrupted call goes on with what is left. False: there were none. */
export const certificatesGo = async ({
  firmId,
  id: jobId,
  certificateCount = 0,
}: StoredJob): Promise<boolean> => {
  if (certificateCount === 0) return false;
  const { data } = await certificateEntity.query
    .byJob({ firmId, jobId })
    .go({ pages: 'all', consistent: true });
  await transact([...data.flatMap(gone), countGone({ firmId, jobId }, data.length)]);
  await Promise.all(data.map(tidy));
  return true;
};

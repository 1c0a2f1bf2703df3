import type { Reader, RecordOf } from '../reader.ts';
import { isIssued } from './mutations.ts';

type Placed = Pick<RecordOf<'photo'>, 'jobId' | 'certificateId'>;

/** True if a photo can be added: to a job, or to a draft of that job. */
export const takesPhoto = (db: Reader, { jobId, certificateId }: Placed): boolean => {
  if (certificateId === null) return true;
  const certificate = db.get('certificate', certificateId);
  return certificate?.jobId === jobId && certificate.state === 'draft';
};

/** True if a photo is part of an issued certificate. */
export const isOnIssued = (db: Reader, { certificateId }: Pick<Placed, 'certificateId'>): boolean => {
  const certificate = certificateId ? db.get('certificate', certificateId) : undefined;
  return certificate !== undefined && isIssued(certificate);
};

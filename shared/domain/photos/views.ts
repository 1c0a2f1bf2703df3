import type { Photo } from '../../photos/contract.ts';
import { idIn, type Reader, type ViewEntry } from '../reader.ts';

/** A photo without its URLs, which the server signs and which soon expire. */
export type PhotoSeen = Omit<Photo, 'fileUrl' | 'thumbnailUrl'>;

const ofJob = (db: Reader, jobId: number): readonly PhotoSeen[] | null =>
  db.get('job', jobId) ? db.by('photo', 'jobId', jobId) : null;

export const photoViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/jobs/{id}/photos',
    needs: ['job', 'photo'],
    view: (db, input) => ofJob(db, idIn(input)),
  },
];

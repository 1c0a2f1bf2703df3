import type { Photo } from '../../photos/contract.ts';
import { idIn, type Reader, type ViewEntry } from '../reader.ts';

/** A photo without its image's URL, which the server signs and which soon expires. */
export type PhotoSeen = Omit<Photo, 'fileUrl'>;

const ofJob = (db: Reader, jobId: number): readonly PhotoSeen[] | null =>
  db.get('job', jobId) ? db.by('photo', 'jobId', jobId) : null;

export const photoViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/jobs/{id}/photos',
    needs: ['job', 'photo'],
    view: (db, input) => ofJob(db, idIn(input)),
  },
];

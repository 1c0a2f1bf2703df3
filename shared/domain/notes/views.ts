import type { Note } from '../../jobs/notes.ts';
import { idIn, type Reader, type ViewEntry } from '../reader.ts';

const ofJob = (db: Reader, jobId: number): readonly Note[] | null =>
  db.get('job', jobId) ? db.by('note', 'jobId', jobId) : null;

export const noteViews: readonly ViewEntry[] = [
  { route: 'GET /api/jobs/{id}/notes', needs: ['job', 'note'], view: (db, input) => ofJob(db, idIn(input)) },
];

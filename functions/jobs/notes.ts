import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { IdTaken, withNewId } from '#functions/lib/ids.ts';
import { pageById } from '#functions/lib/list.ts';
import { takeId } from '#functions/lib/taken-id.ts';
import type { StoredUser } from '#functions/lib/tenant/user-entity.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { nameOf } from '#shared/domain/settings/names.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { madeAt } from '#shared/ids.ts';
import type { NewNote, Note } from '#shared/jobs/notes.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { notesPerJob } from '#shared/limits.ts';
import { jobEntity, type StoredJob } from './entity.ts';
import { readJob } from './joined.ts';
import { noteEntity } from './note-entity.ts';

/** A job's notes, newest first. Throws 404 if the firm has no such job. */
export const listNotes = async (firmId: FirmId, jobId: number, query: PageQuery) => {
  const notes = noteEntity.query.byJob({ firmId, jobId });
  const [page] = await Promise.all([pageById(noteEntity, notes, query), readJob(firmId, jobId)]);
  return page;
};

/** Reads a note. Throws 404 if the firm has no such note of this job. */
export const readNote = async (firmId: FirmId, jobId: number, id: number) => {
  const { data } = await noteEntity.get({ firmId, jobId, id }).go({ consistent: true });
  if (!data) throw notFound();
  return data;
};

const isFull = () => conflict(`A job can have ${notesPerJob} notes`);

/** Counts one more note on a job, which must exist and have room: that may have changed since it was read. */
const countNew = (firmId: FirmId, id: number): Write =>
  write(
    jobEntity
      .patch({ firmId, id })
      .add({ noteCount: 1, revision: 1 })
      .where(
        ({ noteCount }, { notExists, lt }) => `${notExists(noteCount)} OR ${lt(noteCount, notesPerJob)}`,
      ),
    isFull,
  );

interface Place {
  firmId: FirmId;
  jobId: number;
  by: StoredUser;
}

/** Adds a note, dated when the device made its id. Throws 404, and 409 if the job is at its limit. */
export const addNote = async (
  { firmId, jobId, by }: Place,
  { id: chosen, text }: NewNote,
  once: Once,
): Promise<Note> => {
  const { noteCount = 0 } = await readJob(firmId, jobId);
  if (noteCount >= notesPerJob) throw isFull();
  return withNewId(async (id) => {
    const now = nextInstant();
    const said = { text, by: nameOf(by), at: new Date(madeAt(id)).toISOString(), madeBy: by.userId };
    const note = { firmId, id, jobId, ...said, createdAt: now, updatedAt: now };
    await transact([
      write(noteEntity.create(note), () => new IdTaken()),
      ...takeId({ firmId, kind: 'note', id: chosen }, jobId),
      countNew(firmId, jobId),
      ...once.writes(note),
    ]);
    return { ...note, userId: '' };
  }, chosen);
};

/** A transaction can hold 98 writes. */
const perTransaction = 90;

/** Deletes a job's notes with it; idempotent, so an interrupted call can be repeated. False if there were none. */
export const notesGo = async ({ firmId, id: jobId, noteCount = 0 }: StoredJob): Promise<boolean> => {
  if (noteCount === 0) return false;
  const { data } = await noteEntity.query
    .byJob({ firmId, jobId })
    .go({ pages: 'all', consistent: true, attributes: ['id'] });
  for (let from = 0; from < data.length; from += perTransaction) {
    const some = data.slice(from, from + perTransaction);
    const counted = jobEntity.patch({ firmId, id: jobId }).add({ noteCount: -some.length, revision: 1 });
    await transact([
      ...some.map(({ id }) => write(noteEntity.delete({ firmId, jobId, id }))),
      write(counted),
    ]);
  }
  return true;
};

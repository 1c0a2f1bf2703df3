import { madeAt } from '../../ids.ts';
import type { NewNote } from '../../jobs/notes.ts';
import { notesPerJob } from '../../limits.ts';
import { beginning, bodyIn, change } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn, type RecordOf } from '../reader.ts';
import { nameOf } from '../settings/names.ts';

const create: Apply = (db, input, context) => {
  const jobId = idIn(input);
  const profile = db.get('profile', 'all');
  if (!profile || !db.get('job', jobId)) return undefined;
  if (db.by('note', 'jobId', jobId).length >= notesPerJob) return [];
  const { text } = bodyIn<NewNote>(input);
  const at = new Date(madeAt(context.newId)).toISOString();
  const said = { jobId, text, by: nameOf(profile), at };
  const made: RecordOf<'note'> = { ...beginning(context), ...said };
  return [change('note', undefined, made)];
};

export const noteMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/jobs/{id}/notes',
    subject: (_, { newId }) => `note/${newId}`,
    needs: (input) => [`job/${idIn(input)}`],
    apply: create,
  },
];

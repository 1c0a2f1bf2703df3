import type { CorrectInput } from '../../certificates/written.ts';
import { certificatesPerJob } from '../../limits.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import type { Apply } from '../mutation.ts';
import type { Reader } from '../reader.ts';
import { correctionOf, refuseCorrected, refuseOutOfForce, withdrawalOf } from './correction.ts';
import { type Certificate, currentOf, noForm } from './current.ts';

const isCorrected = (db: Reader, { id, jobId }: Certificate): boolean =>
  db.by('certificate', 'jobId', jobId).some(({ corrects, state }) => corrects === id && state === 'draft');

/** A new version, as on the server; its number too is drawn only when it is issued. */
export const correct: Apply = (db, input, context) => {
  const before = currentOf(db, input);
  const kept = before && db.get('certificateValues', before.id);
  if (!kept) return undefined;
  refuseOutOfForce(before);
  refuseCorrected(isCorrected(db, before));
  if (db.by('certificate', 'jobId', before.jobId).length >= certificatesPerJob) return [];
  const made = { ...beginning(context), ...noForm, jobId: before.jobId };
  const head: Certificate = {
    ...{ ...made, title: null, number: null, nextDue: null },
    ...{ remindedAt: null, fileType: null, fileSize: null },
    ...correctionOf(before, bodyIn<CorrectInput>(input).reason),
  };
  const { id, jobId, updatedAt: at } = head;
  const values = { id, jobId, values: kept.values, others: {}, leftOver: {}, updatedAt: at };
  const updatedAt = laterThan(before.updatedAt, context.at);
  return [
    change('certificate', before, { ...before, updatedAt }),
    change('certificate', undefined, head),
    change('certificateValues', undefined, values),
  ];
};

/** What was due by it counts again, since the register is derived from the certificates. */
export const withdraw: Apply = (db, input, { at }) => {
  const current = currentOf(db, input);
  if (!current) return undefined;
  const changes = withdrawalOf(current, isCorrected(db, current), bodyIn<CorrectInput>(input).reason);
  const updatedAt = laterThan(current.updatedAt, at);
  return [
    change('certificate', current, { ...current, ...changes, fileType: null, fileSize: null, updatedAt }),
  ];
};

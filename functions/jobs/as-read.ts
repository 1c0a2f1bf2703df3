import type { jobEntity, StoredJob } from './entity.ts';

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];

/** The job is still the one that was read, with as many invoices, assignments, notes and photos: the counters depend on them. */
export const asRead =
  ({
    updatedAt,
    invoiceCount,
    draftCount,
    quoteCount,
    assignmentCount,
    noteCount,
    photoCount,
    certificateCount,
  }: StoredJob): JobCondition =>
  (job, { eq, notExists }) =>
    [
      eq(job.updatedAt, updatedAt),
      // Every operator called here must be used: DynamoDB refuses values that no expression names.
      invoiceCount === undefined ? notExists(job.invoiceCount) : eq(job.invoiceCount, invoiceCount),
      draftCount === undefined ? notExists(job.draftCount) : eq(job.draftCount, draftCount),
      quoteCount === undefined ? notExists(job.quoteCount) : eq(job.quoteCount, quoteCount),
      assignmentCount === undefined
        ? notExists(job.assignmentCount)
        : eq(job.assignmentCount, assignmentCount),
      noteCount === undefined ? notExists(job.noteCount) : eq(job.noteCount, noteCount),
      photoCount === undefined ? notExists(job.photoCount) : eq(job.photoCount, photoCount),
      certificateCount === undefined
        ? notExists(job.certificateCount)
        : eq(job.certificateCount, certificateCount),
    ].join(' AND ');

/** The same, and nobody has moved who is on it. */
export const withCrewAsRead =
  (job: StoredJob): JobCondition =>
  (row, operators) =>
    [
      asRead(job)(row, operators),
      job.revision === undefined
        ? operators.notExists(row.revision)
        : operators.eq(row.revision, job.revision),
    ].join(' AND ');

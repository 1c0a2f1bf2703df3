import type { jobEntity, StoredJob } from './entity.ts';

type JobCondition = Parameters<ReturnType<ReturnType<typeof jobEntity.patch>['set']>['where']>[0];

/**
 * A condition: the job is unchanged since it was read, with the same counts of invoices, assignments, notes and photos, on which
 * the counters depend.
 */
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
      // Use every operator that is called here: DynamoDB refuses values that no expression refers to.
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

/** Same, and its crew is unchanged too. */
export const withCrewAsRead =
  (job: StoredJob): JobCondition =>
  (row, operators) =>
    [
      asRead(job)(row, operators),
      job.revision === undefined
        ? operators.notExists(row.revision)
        : operators.eq(row.revision, job.revision),
    ].join(' AND ');

import { jobEntity } from '#functions/jobs/entity.ts';
import { check, type Write, write } from '#functions/lib/transact.ts';
import { jobTimeEntity, timeOfEntity, weekEntity } from '#functions/punches/entity.ts';
import type { StoredPunch } from '#functions/punches/read.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { dayOf } from '#shared/time/intervals.ts';
import { mondayOf } from '#shared/time/weeks.ts';

/** Thrown by a write into a closed week. */
export class WeekClosed extends Error {
  readonly monday: string;

  constructor(monday: string) {
    super(`The week of ${monday} is closed`);
    this.monday = monday;
  }
}

/** Updates the revisions of the weeks that a change touches, which must be open; the office may also change submitted ones. */
const touchWeeks = (firmId: FirmId, employeeId: number, days: string[], isDesk: boolean): Write[] =>
  [...new Set(days.map(mondayOf))].map((monday) =>
    write(
      weekEntity
        .update({ firmId, monday, employeeId })
        .add({ revision: 1 })
        .where(({ state }, { notExists, eq }) =>
          [notExists(state), eq(state, 'open'), ...(isDesk ? [eq(state, 'submitted')] : [])].join(' OR '),
        ),
      () => new WeekClosed(monday),
    ),
  );

const onJob = (
  firmId: FirmId,
  { jobId, at, employeeId }: StoredPunch,
  wasJob: number | undefined,
): Write[] => {
  if (jobId === undefined) return [];
  const day = dayOf({ at });
  return [
    ...(jobId === wasJob
      ? []
      : [
          check({
            of: jobEntity.get({ firmId, id: jobId }),
            condition: 'attribute_exists(pk)',
            refused: () => invalidField('jobId', 'Choose a job', 'not_yours'),
          }),
        ]),
    write(jobTimeEntity.put({ firmId, jobId, day, employeeId })),
  ];
};

interface Around {
  before?: StoredPunch | undefined;
  after: StoredPunch;
  /** The days whose intervals it ends. */
  ending: string[];
  isDesk: boolean;
}

/** The further writes for every write of a punch. */
export const beside = (firmId: FirmId, { before, after, ending, isDesk }: Around): Write[] => {
  const { employeeId } = after;
  const days = [...(before ? [dayOf(before)] : []), dayOf(after), ...ending];
  return [
    ...touchWeeks(firmId, employeeId, days, isDesk),
    ...onJob(firmId, after, before?.jobId),
    write(timeOfEntity.put({ firmId, employeeId })),
  ];
};

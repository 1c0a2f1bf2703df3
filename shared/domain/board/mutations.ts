import { assignmentDefaults } from '../../assignments/roles.ts';
import type { BoardMove } from '../../board/board.ts';
import { movedWhen } from '../../board/moves.ts';
import { isOpenJob } from '../../jobs/status.ts';
import { beginning, bodyIn, change, changed, laterThan } from '../changed.ts';
import type { Apply, Change, MutationContext, MutationEntry } from '../mutation.ts';
import type { Reader, RecordOf } from '../reader.ts';

type Assignment = RecordOf<'assignment'>;

const ownTimes = { startTime: null, endTime: null };

/** Removes one person from a visit and adds another, by the server's rule. */
const crewChanges = (
  db: Reader,
  { jobId, from, to, scheduledDate }: BoardMove,
  context: MutationContext,
): Change[] => {
  const team = db.by('assignment', 'jobId', jobId);
  const [leaving, there] = [from, to].map((id) => team.find(({ employeeId }) => employeeId === id));
  const day = scheduledDate ? { assignedDate: scheduledDate } : {};
  if (to === undefined) return leaving ? [change('assignment', leaving, undefined)] : [];
  if (from === to) return there ? [change('assignment', there, { ...there, ...day, ...ownTimes })] : [];
  if (there) return leaving ? [change('assignment', leaving, undefined)] : [];
  const hourlyRate = db.get('employee', to)?.hourlyRate ?? null;
  if (leaving) {
    const updatedAt = laterThan(leaving.updatedAt, context.at);
    const after = { ...leaving, employeeId: to, hourlyRate, ...day, ...ownTimes, updatedAt };
    return [change('assignment', leaving, after)];
  }
  const made: Assignment = {
    // Uses the visit's id until the server assigns one.
    ...beginning({ ...context, newId: jobId }),
    ...{ jobId, employeeId: to, ...assignmentDefaults, assignedDate: scheduledDate ?? null },
    ...{ ...ownTimes, hoursWorked: null, notes: null, hourlyRate },
  };
  return [change('assignment', undefined, made)];
};

const move: Apply = (db, input, context) => {
  const body = bodyIn<BoardMove>(input);
  const job = db.get('job', body.jobId);
  if (!job) return undefined;
  if (!isOpenJob(job.status)) return [];
  const crew = crewChanges(db, body, context);
  const count = crew.reduce(
    (sum, { before, after }) => sum + Number(Boolean(after)) - Number(Boolean(before)),
    0,
  );
  const after = {
    ...changed(job, { ...movedWhen(job, body), updatedAt: laterThan(job.updatedAt, context.at) }),
    assignmentCount: job.assignmentCount + count,
  };
  return [...crew, change('job', job, after)];
};

export const boardMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/board/moves',
    subject: (input) => `job/${bodyIn<BoardMove>(input).jobId}`,
    needs: (input) => {
      const { jobId, to } = bodyIn<BoardMove>(input);
      return [`job/${jobId}`, ...(to === undefined ? [] : [`employee/${to}`])];
    },
    apply: move,
  },
];

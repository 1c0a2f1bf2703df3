import * as z from 'zod/mini';
import { swapped } from '#functions/assignments/swap.ts';
import { clientNamed } from '#functions/clients/references.ts';
import { getClient } from '#functions/clients/store.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { changing, type Moving } from '#functions/jobs/changing.ts';
import { crewIn } from '#functions/jobs/crew.ts';
import { jobsOnDays } from '#functions/jobs/day-index.ts';
import type { StoredJob } from '#functions/jobs/entity.ts';
import { getJob, peopleOn, readJob } from '#functions/jobs/joined.ts';
import { letterEntity, rankAs } from '#functions/letters/entity.ts';
import { type PostedLetter, post } from '#functions/letters/post.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { validate } from '#functions/lib/validate.ts';
import type { BoardMove } from '#shared/board/board.ts';
import { type BoardClash, clashesOfVisit } from '#shared/board/clashes.ts';
import { mostVisits } from '#shared/board/limits.ts';
import { movedWhen } from '#shared/board/moves.ts';
import { daysOf } from '#shared/calendar/days.ts';
import { applied } from '#shared/domain/applied.ts';
import { visitOf } from '#shared/domain/jobs/visit.ts';
import { rulesOf } from '#shared/firms/rules.ts';
import { job as jobShape } from '#shared/jobs/contract.ts';
import { datedJob } from '#shared/jobs/input.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { conflict, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { hoursOf } from '#shared/leave/days.ts';
import { leave as leaveShape } from '#shared/leave/leave.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { peopleAndLeave } from './look.ts';

/** How long a move can be undone or changed before its client is told, in milliseconds. */
const tellAfterMs = 60_000;

const busy = (job: StoredJob) => ({ ...job, people: crewIn(job.crew) });

/** The clashes of a visit at its new place. Throws 400 naming `to` for somebody who is not active. */
const clashesAt = async (firm: StoredFirm, after: StoredJob, { to }: BoardMove): Promise<BoardClash[]> => {
  const { firmId } = firm;
  const days = daysOf(after);
  const [{ people, leave }, others] = await Promise.all([
    peopleAndLeave(firmId),
    days ? jobsOnDays(firmId, { from: days.first, to: days.last }, mostVisits) : [],
  ]);
  const active = people.filter(({ isActive, deletedAt }) => isActive && !deletedAt);
  if (to !== undefined && !active.some(({ id }) => id === to))
    throw invalidField('to', 'Choose an active employee', 'not_yours');
  const rules = rulesOf(firm.rules);
  const lanes = active.map((person) => ({
    employeeId: person.id,
    hours: hoursOf(rules.hours, person.hours),
    leave: leave.filter(({ employeeId }) => employeeId === person.id).map((row) => leaveShape.parse(row)),
  }));
  const nation = firm.business?.bankHolidays ?? defaultNation;
  return clashesOfVisit(busy(after), { lanes, others: others.map(busy), nation });
};

/** The email about the move, replacing one not sent yet, and the job's fields for what its client knows. */
const telling = async (before: StoredJob, after: StoredJob, { tell }: BoardMove) => {
  const { firmId, id: documentId, clientId, tellingId } = before;
  const withdrawn =
    tellingId === undefined
      ? []
      : [write(letterEntity.delete({ scope: 'all', firmId, id: tellingId, rank: rankAs('visit_told') }))];
  const client = tell ? await getClient(firmId, clientId) : undefined;
  const to = client && !client.mailsStoppedAt ? client.email : undefined;
  const letter: PostedLetter | undefined = to
    ? post({ firmId, kind: 'visit_told', documentId, clientId, to }, tellAfterMs)
    : undefined;
  const visit = visitOf(after);
  const isKnown = visit?.day === before.visitTold && visit?.time === before.visitToldTime;
  // They were told another time and won't be told of this one, so the reminder on the evening before treats it as new.
  const forgets = !letter && before.visitTold !== undefined && !isKnown;
  const moving: Omit<Moving, 'crew'> = {
    marks: forgets ? { visitTold: null, visitToldTime: null, visitToldTo: null, visitEarly: null } : {},
    tellingId: letter?.id ?? null,
  };
  return { letter, moving, writes: [...withdrawn, ...(letter?.writes ?? [])] };
};

const refuseStale = async ({ firmId, id, updatedAt }: StoredJob, basedOn: string): Promise<void> => {
  if (updatedAt === basedOn) return;
  const current = z.parse(jobShape, await getJob(firmId, id));
  throw new Refusal('stale', 'Someone else moved this. Look where it is now.', undefined, { current });
};

const refuseClashes = (clashes: BoardClash[], { anyway }: BoardMove): void => {
  if (clashes.length > 0 && !anyway)
    throw new Refusal('not_now', 'This clashes with something else', undefined, { clashes });
};

/**
 * Moves a visit and its crew in one transaction. Throws 404, 409 with `current` if it has changed since, 409 if it is over, 409
 * with `clashes` unless the caller sent `anyway`; then nothing is changed.
 */
export const moveVisit = (firm: StoredFirm, move: BoardMove) =>
  withLatest(
    () => readJob(firm.firmId, move.jobId),
    undefined,
    async (current) => {
      await refuseStale(current, move.updatedAt);
      if (!isOpenJob(current.status)) throw conflict('This job is over');
      const when = movedWhen(current, move);
      const asked = applied<StoredJob>(current, when);
      validate(datedJob, asked);
      const swap = await swapped(current, { ...move, day: move.scheduledDate ?? undefined });
      const after = swap.crew === undefined ? asked : { ...asked, crew: [...(swap.crew ?? [])] };
      const clashes = await clashesAt(firm, after, move);
      refuseClashes(clashes, move);
      const news = await telling(current, asked, move);
      const {
        writes,
        counted,
        after: kept,
      } = changing(current, when, swap.more === 0 ? {} : { assignmentCount: swap.more }, {
        ...news.moving,
        crew: swap.crew,
      });
      await transact([
        ...writes,
        ...swap.writes,
        ...news.writes,
        ...countFigures(firm.firmId, [...counted, ...swap.counted]),
      ]);
      await news.letter?.deliver();
      const [client, people] = await Promise.all([
        clientNamed(firm.firmId, kept.clientId),
        peopleOn({ ...kept, crew: after.crew }),
      ]);
      return {
        job: { ...kept, client, people },
        clashes,
        telling: news.letter ? new Date(Date.now() + tellAfterMs).toISOString() : null,
      };
    },
  );

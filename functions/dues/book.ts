import * as z from 'zod/mini';
import { rateOf } from '#functions/assignments/cost.ts';
import { crewed } from '#functions/assignments/swap.ts';
import { plainBusinessOf } from '#functions/firms/plain-business.ts';
import { getJob } from '#functions/jobs/joined.ts';
import { createJob } from '#functions/jobs/store.ts';
import { type Posted, post } from '#functions/letters/post.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Write } from '#functions/lib/transact.ts';
import { mailTo, peopleOf } from '#functions/sites/recipient.ts';
import { today } from '#shared/dates.ts';
import type { Booking, Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { newId } from '#shared/ids.ts';
import { job as jobShape } from '#shared/jobs/contract.ts';
import { visitWords } from '#shared/jobs/visit-words.ts';
import { conflict, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { readDue } from './read.ts';
import { dueMoved } from './store.ts';

/** Throws 409 with the existing visit, and if it is closed. */
const refuseNotOpen = async (firm: StoredFirm, due: Due): Promise<void> => {
  if (due.state === 'booked' && due.jobId) {
    const current = z.parse(jobShape, await getJob(firm.firmId, due.jobId));
    throw new Refusal('not_now', 'A visit is booked already', undefined, { current });
  }
  if (due.state !== 'open') throw conflict('This is not due any more');
};

/** Emails to everybody to be told, validated before anything is written. */
const letters = async (firm: StoredFirm, due: Due, jobId: number, booked: Booking): Promise<Posted[]> => {
  const { firmId } = firm;
  if (booked.tell.length === 0) return [];
  const people = await peopleOf(firmId, due);
  const about = {
    title: dueName(due),
    ...{ scheduledDate: booked.date, startTime: booked.startTime, endTime: booked.endTime },
    ...{ businessName: businessName(firm), phone: plainBusinessOf(firm).phone },
  };
  return booked.tell.map((who, at) => {
    const told = mailTo(firm, people, who, `tell.${at}`);
    const words = visitWords({ ...about, clientName: told.name }, 'booked');
    const of = { firmId, documentId: jobId, clientId: due.clientId, to: told.to };
    return post({ ...of, kind: 'visit_booked', ...words });
  });
};

/** Adds further writes to those that create the job. */
const besides = (once: Once, writes: readonly Write[]): Once => ({
  ...once,
  writes: (reply) => [...writes, ...once.writes(reply)],
});

/**
 * Books a visit for a due date: a job on a day, and emails to everybody chosen. Throws 404, 400 naming `date`, `employeeIds` or
 * the recipient, and 409 with the job if one is booked.
 */
export const bookDue = async (firm: StoredFirm, id: number, booked: Booking, once: Once) => {
  const { firmId } = firm;
  if (booked.date < today()) throw invalidField('date', 'Choose today or a later day');
  for (const employeeId of booked.employeeIds) await rateOf(firmId, employeeId);
  return withLatest(
    () => readDue(firmId, id),
    undefined,
    async (due) => {
      await refuseNotOpen(firm, due);
      const jobId = booked.id ?? newId();
      const told = await letters(firm, due, jobId, booked);
      const updatedAt = nextInstant(due.updatedAt);
      const moved = await dueMoved(firmId, due, { jobId, updatedAt });
      const { startTime, endTime } = booked;
      const job = {
        ...{ id: jobId, clientId: due.clientId, title: dueName(due) },
        ...{ siteId: due.siteId ?? undefined, scheduledDate: booked.date, startTime, endTime },
      };
      const writes = [moved, ...told.flatMap((letter) => letter.writes)];
      const made = await createJob(firmId, job, besides(once, writes), (its) =>
        crewed(its, booked.employeeIds),
      );
      await Promise.all(told.map((letter) => letter.deliver()));
      return made;
    },
  );
};

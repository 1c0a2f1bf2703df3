import { londonDate } from '#shared/dates.ts';
import type { Event } from './event.ts';
import type { Coming } from './payments.ts';
import type { Developed, Shot } from './photos.ts';
import { demoFirmId, demoUserId, type Stores } from './stores.ts';
import type { Turn } from './team.ts';
import type { Story } from './year.ts';

/** An assignment to a job, and the hours recorded afterwards. The job's id is known once the job is created. */
const turnEvents = (
  { assignments, notOnce }: Stores,
  { member, at, worked, ...input }: Turn,
  job: { id: number },
  memberIds: number[],
): Event[] => {
  let id = 0;
  const assign = async () => {
    const given = { ...input, jobId: job.id, employeeId: memberIds[member] ?? 0 };
    id = (await assignments.createAssignment(demoFirmId, given, notOnce)).id;
  };
  const writeDown = (hoursWorked: number) =>
    assignments.updateAssignment(demoFirmId, id, {
      ...input,
      jobId: job.id,
      employeeId: memberIds[member] ?? 0,
      hoursWorked,
    });
  return [
    { at, happen: assign },
    ...(worked ? [{ at: worked.at, happen: () => writeDown(worked.hours) }] : []),
  ];
};

const photoEvents = (
  { photos, notOnce }: Stores,
  shots: Shot[],
  job: { id: number },
  pictures: Developed,
): Event[] =>
  shots.flatMap(({ at, drawing, input }) => {
    const bytes = pictures[drawing];
    const add = (file: { bytes: Uint8Array }) =>
      photos.createPhoto({ firmId: demoFirmId, jobId: job.id, madeBy: demoUserId }, input, file, {
        once: notOnce,
        photoAdded: async () => [],
      });
    return bytes ? [{ at, happen: () => add({ bytes }) }] : [];
  });

/** What exists before the first job, and the photos to add. */
interface Around {
  clients: number[];
  members: number[];
  pictures: Developed;
}

/** The events of one job. Each store's result is kept for the next event, which needs its id. */
export const storyEvents = (
  stores: Stores,
  { client, job, agreedAt, moves, invoice }: Story,
  turns: Turn[],
  shots: Shot[],
  around: Around,
): Event[] => {
  const clientId = around.clients[client] ?? 0;
  const { jobs, invoices, invoiceEntity, payments, notOnce } = stores;
  const [begun, raised] = [{ id: 0 }, { id: 0 }];
  const input = invoice && { ...invoice.input, clientId };
  const begin = async () => {
    begun.id = (await jobs.createJob(demoFirmId, { ...job, clientId }, notOnce)).id;
  };
  const raise = async () => {
    if (!input) return;
    const fields = { ...input, jobId: begun.id };
    raised.id = (await invoices.createInvoice(demoFirmId, fields, { once: notOnce })).id;
    const key = { firmId: demoFirmId, id: raised.id };
    await invoiceEntity.patch(key).set({ sentAt: new Date().toISOString() }).go();
  };
  const bePaid = ({ at, amount, method }: Coming) => {
    const given = { invoiceId: raised.id, amount, method, paidOn: londonDate(at) };
    return payments.recordPayment(demoFirmId, given, notOnce);
  };
  return [
    { at: agreedAt, happen: begin },
    ...turns.flatMap((turn) => turnEvents(stores, turn, begun, around.members)),
    ...photoEvents(stores, shots, begun, around.pictures),
    ...moves.map(({ at, status }) => ({
      at,
      happen: () => jobs.changeJobStatus({ firmId: demoFirmId, by: { email: '' } }, begun.id, { status }),
    })),
    ...(invoice ? [{ at: invoice.at, happen: raise }] : []),
    ...(invoice?.payments ?? []).map((coming) => ({ at: coming.at, happen: () => bePaid(coming) })),
  ];
};

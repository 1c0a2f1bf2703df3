import type { StoredUser } from '#functions/lib/session.ts';
import { londonDate } from '#shared/dates.ts';
import type { Coming } from './payments.ts';
import type { Developed, Shot } from './photos.ts';
import type { Offer } from './quotes.ts';
import type { Purchase } from './receipts.ts';
import { demoStock } from './stock.ts';
import { demoUserId, type Stores } from './stores.ts';
import type { Hire, Turn } from './team.ts';
import type { Story } from './year.ts';

/** Something that happened, epoch milliseconds. */
interface Event {
  at: number;
  happen: () => Promise<unknown>;
}

/** Who is on a job, and what they write down of it afterwards. The job's id is known once it has begun. */
const turnEvents = (
  { assignments, notOnce }: Stores,
  { member, at, worked, ...input }: Turn,
  job: { id: number },
  memberIds: number[],
): Event[] => {
  let id = 0;
  const assign = async () => {
    const given = { ...input, jobId: job.id, employeeId: memberIds[member] ?? 0 };
    id = (await assignments.createAssignment(demoUserId, given, notOnce)).id;
  };
  const writeDown = (hoursWorked: number) =>
    assignments.updateAssignment(demoUserId, id, {
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
      photos.createPhoto({ userId: demoUserId, jobId: job.id }, input, file, notOnce);
    return bytes ? [{ at, happen: () => add({ bytes }) }] : [];
  });

/** What has been made before the first job, and the pictures to be taken. */
interface Around {
  clients: number[];
  members: number[];
  pictures: Developed;
}

/** The events of one job. Each store's reply is kept for the next event, which needs its id. */
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
    begun.id = (await jobs.createJob(demoUserId, { ...job, clientId }, notOnce)).id;
  };
  const raise = async () => {
    if (!input) return;
    const fields = { ...input, jobId: begun.id };
    raised.id = (await invoices.createInvoice(demoUserId, fields, { once: notOnce })).id;
    const key = { userId: demoUserId, id: raised.id };
    await invoiceEntity.patch(key).set({ sentAt: new Date().toISOString() }).go();
  };
  const bePaid = ({ at, amount, method }: Coming) => {
    const given = { invoiceId: raised.id, amount, method, paidOn: londonDate(at) };
    return payments.recordPayment(demoUserId, given, notOnce);
  };
  return [
    { at: agreedAt, happen: begin },
    ...turns.flatMap((turn) => turnEvents(stores, turn, begun, around.members)),
    ...photoEvents(stores, shots, begun, around.pictures),
    ...moves.map(({ at, status }) => ({
      at,
      happen: () => jobs.changeJobStatus({ userId: demoUserId, email: '' }, begun.id, { status }),
    })),
    ...(invoice ? [{ at: invoice.at, happen: raise }] : []),
    ...(invoice?.payments ?? []).map((coming) => ({ at: coming.at, happen: () => bePaid(coming) })),
  ];
};

/** An offer: written, sent by giving its link away, and answered by telephone. */
export const offerEvents = (
  { quotes, users, notOnce }: Stores,
  { at, client, input, sentAt, answer }: Offer,
  clientIds: number[],
): Event[] => {
  const kept = { id: 0 };
  const user = async () => (await users.userEntity.get({ userId: demoUserId }).go()).data as StoredUser;
  const write = async () => {
    const offer = { ...input, clientId: clientIds[client] ?? 0 };
    kept.id = (await quotes.createQuote(await user(), offer, notOnce)).id;
  };
  const send = async () => quotes.linkQuote(await user(), kept.id, notOnce);
  const hear = async (says: 'accepted' | 'declined') =>
    quotes.answerByHand(await user(), kept.id, { answer: says, how: 'phone' }, notOnce);
  return [
    { at, happen: write },
    ...(sentAt === undefined ? [] : [{ at: sentAt, happen: send }]),
    ...(answer ? [{ at: answer.at, happen: () => hear(answer.says) }] : []),
  ];
};

/** What is put on the shelves and what comes and goes. */
export const stockEvents = ({ items, moves, notOnce }: Stores, since: number, now: number): Event[] => {
  const ids: number[] = [];
  return demoStock(since, now).map((event) => ({
    at: event.at,
    happen: async () => {
      if ('item' in event) {
        ids[event.number] = (await items.createItem(demoUserId, event.item, notOnce)).id;
        return;
      }
      await moves.recordMove(demoUserId, { itemId: ids[event.number] ?? 0, ...event.move }, notOnce);
    },
  }));
};

/** The team, one after the other; their ids are put in `memberIds`. */
export const hireEvents = ({ employees, notOnce }: Stores, team: Hire[], memberIds: number[]): Event[] =>
  team.map(({ at, employee }, member) => ({
    at,
    happen: async () => {
      memberIds[member] = (await employees.createEmployee(demoUserId, employee, notOnce)).id;
    },
  }));

/** The receipts, each with its picture. */
export const purchaseEvents = (
  { receipts, notOnce }: Stores,
  purchases: { purchase: Purchase; picture: Uint8Array }[],
): Event[] =>
  purchases.map(({ purchase: { at, input }, picture }) => ({
    at,
    happen: () => {
      const file = { bytes: picture, name: `receipt-${input.receiptDate}.jpg` };
      return receipts.createReceipt(demoUserId, input, file, notOnce);
    },
  }));

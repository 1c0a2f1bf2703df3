import * as z from 'zod/mini';
import { serviceLetter } from '../certificates/contract.ts';
import {
  basedOn,
  date,
  id,
  idParams,
  idText,
  inOrder,
  kept,
  line,
  optional,
  orNull,
  ownId,
  pageQuery,
  time,
} from '../fields.ts';
import { importReply } from '../importing.ts';
import { job } from '../jobs/contract.ts';
import { textLimits } from '../limits.ts';
import { contract, created, json, page } from '../route.ts';
import { contactRoles } from '../sites/kinds.ts';
import { mostRecipients, recipient } from '../sites/recipient.ts';
import { closings, dueKinds, dueSources, dueStates } from './kinds.ts';
import { duesRoutes } from './routes.ts';
import { dueRows } from './row.ts';
import { duesSettings, duesSettingsInput } from './settings.ts';

const fields = {
  kind: z.enum(dueKinds),
  /** Its title, if the kind alone does not say. */
  title: optional(line(textLimits.name)),
  dueOn: date,
  /** The interval in months. */
  months: optional(z.int().check(z.minimum(1, 'At least 1'), z.maximum(120, 'Can be at most 120'))),
  /** The property's contact to remind instead of the client. */
  payerContactId: optional(id),
  /** No reminders before this date. */
  snoozedUntil: optional(date),
};

interface Named {
  kind?: string | undefined;
  title?: string | null | undefined;
}
const isNamed = z.refine<Named>(({ kind, title }) => kind !== 'custom' || Boolean(title), {
  path: ['title'],
  error: 'Enter what it is',
});

/** For a property, or for a client without one. */
export const newDue = z
  .strictObject({ ...fields, ...ownId, siteId: z.optional(id), clientId: z.optional(id) })
  .check(
    isNamed,
    z.refine(({ siteId, clientId }) => siteId !== undefined || clientId !== undefined, {
      path: ['siteId'],
      error: 'Choose a property or a client',
    }),
  );
export type NewDue = z.output<typeof newDue>;

/** Fields left out stay unchanged. `reopen` reopens an item closed by hand. */
export const dueUpdate = z
  .extend(z.partial(z.strictObject(fields)), {
    ...basedOn,
    reopen: z.optional(z.literal(true)),
  })
  .check(isNamed);
export type DueUpdate = z.output<typeof dueUpdate>;

/** If a date is invalid, its order is not checked. */
const isTime = (text: unknown): text is string =>
  typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
/** A visit for a due item: a job on a date. */
export const booking = z
  .strictObject({
    ...ownId,
    date,
    startTime: z.optional(time),
    endTime: z.optional(time),
    employeeIds: z._default(z.array(id).check(z.maxLength(20)), []),
    /** Who gets the mail: the client, or contacts of the property. */
    tell: z._default(z.array(recipient).check(z.maxLength(mostRecipients)), []),
  })
  .check(
    z.refine(({ startTime, endTime }) => !isTime(startTime) || !isTime(endTime) || startTime < endTime, {
      path: ['endTime'],
      error: 'Choose a time after the start',
    }),
  );
export type Booking = z.output<typeof booking>;

export const closing = z.strictObject({
  outcome: z.enum(closings),
  /** When it was done. */
  on: z.optional(date),
  /** When it is due again. */
  nextDue: z.optional(date),
});
export type Closing = z.output<typeof closing>;

/** A stored due item; certificates imply their own. */
export const dueRecord = z.object({
  ...kept,
  siteId: orNull(z.number()),
  clientId: z.number(),
  kind: z.enum(dueKinds),
  title: orNull(z.string()),
  dueOn: z.string(),
  months: orNull(z.number()),
  state: z.enum(['open', 'done', 'dropped']),
  from: z.enum(dueSources),
  /** The certificate that requires it, and its job. */
  certificateId: orNull(z.number()),
  certificateJobId: orNull(z.number()),
  /** The certificate's due date when the item was first acted on; if it changes, the item starts afresh. */
  certificateDue: orNull(z.string()),
  /** The previous document's date and number, if a file gave them. */
  lastDoneOn: orNull(z.string()),
  lastNumber: orNull(z.string()),
  /** The visit that is booked for it. */
  jobId: orNull(z.number()),
  payerContactId: orNull(z.number()),
  /** When a reminder was last sent. */
  remindedAt: orNull(z.string()),
  /** When each automatic reminder was sent, by days ahead. */
  reminded: orNull(z.record(z.string(), z.string())),
  snoozedUntil: orNull(z.string()),
  /** When the client asked for a visit, and when they reported it as done. */
  askedAt: orNull(z.string()),
  toldAt: orNull(z.string()),
  /** How and when it was closed by hand. */
  outcome: orNull(z.enum(closings)),
  closedOn: orNull(z.string()),
  /** Its due date before it was closed. */
  dueBefore: orNull(z.string()),
});
export type DueRecord = z.output<typeof dueRecord>;

const place = z.object({
  id: z.number(),
  name: orNull(z.string()),
  address: z.string(),
  postcode: z.string(),
});
const contact = z.object({
  id: z.number(),
  role: z.enum(contactRoles),
  name: z.string(),
  phone: orNull(z.string()),
  email: orNull(z.string()),
});

/** A row of the register. */
export const due = z.extend(dueRecord, {
  state: z.enum(dueStates),
  shown: z.enum(['overdue', 'soon', 'later', 'booked', 'done', 'dropped']),
  /** Days until it is due; negative if overdue. */
  days: z.number(),
  /** The number of the certificate that requires it, or of the previous one. */
  number: orNull(z.string()),
  site: orNull(place),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  /** Who lets in. */
  contact: orNull(contact),
});
export type Due = z.output<typeof due>;

export const duesQuery = z
  .extend(pageQuery, {
    from: z.optional(date),
    to: z.optional(date),
    state: z.optional(z.enum(dueStates)),
    kind: z.optional(z.enum(dueKinds)),
    clientId: z.optional(idText),
    siteId: z.optional(idText),
  })
  .check(inOrder('from', 'to'));
export type DuesQuery = z.output<typeof duesQuery>;
export const duesContract = contract(duesRoutes, {
  list: {
    summary: 'What is due, earliest first and so what is overdue before all; without a state what is open',
    query: duesQuery,
    reply: page(due),
  },
  sitesFile: {
    summary: "A client's properties with what is due at each, as CSV",
    params: idParams,
  },
  create: {
    summary: 'Say that something is due at a property or for a client',
    body: newDue,
    reply: created(due),
  },
  import: {
    summary:
      'Import what is due from rows of a file, with the clients and properties that are not there yet; rows already imported are skipped',
    body: dueRows,
    reply: json(importReply),
  },
  update: {
    params: idParams,
    summary: 'Change what is due, or open it again',
    body: dueUpdate,
    reply: json(due),
  },
  close: {
    params: idParams,
    summary: 'Say that it was done elsewhere or is not wanted',
    body: closing,
    reply: json(due),
  },
  remind: {
    params: idParams,
    summary: 'Email whoever pays that it is due, at most once a day',
    body: serviceLetter,
    reply: json(due),
  },
  book: {
    params: idParams,
    summary: 'Book a visit for what is due: a job on a day',
    body: booking,
    reply: created(job),
  },
  updateSettings: {
    summary: 'Change whether clients are told of what is due, and how many days before',
    body: duesSettingsInput,
    reply: json(duesSettings),
  },
});

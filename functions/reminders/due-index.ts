import { createHash } from 'node:crypto';
import { keysIn } from '#functions/lib/sparse-index.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import type { InvoiceStatus } from '#shared/invoices/status.ts';
import { nextReminderOn } from '#shared/reminders/steps.ts';

/**
 * The sparse index of invoices that still have a reminder to come, over all users: only open invoices carry its
 * keys. A user's invoices lie in one of 16 shards, so that no morning's run reads through a single partition.
 */
export const dueShards = Array.from({ length: 16 }, (_, shard) => `due#${shard}`);

export const shardOf = (userId: string): string =>
  dueShards[createHash('sha256').update(userId).digest().readUInt8(0) % dueShards.length] ?? 'due#0';

interface Remindable {
  userId: string;
  id: number;
  status: InvoiceStatus;
  dueDate: string;
  /** The last step, in days, that the schedule has mailed. */
  reminderStep?: number | undefined;
  /** Nobody is reminded of what they dispute. */
  disputedOn?: string | undefined;
  /** Nor by itself of what came from another program, until its user says so. */
  remindersOff?: boolean | undefined;
}

/** An invoice's keys in the index; `null` takes it out. */
export const dueKeys = (invoice: Remindable) => {
  const { userId, id, status, dueDate, reminderStep = 0, disputedOn, remindersOff } = invoice;
  const isLeft = status === 'paid' || disputedOn !== undefined || remindersOff === true;
  const on = isLeft ? undefined : nextReminderOn(dueDate, reminderStep);
  return on === undefined
    ? { dueShard: null, dueKey: null }
    : { dueShard: shardOf(userId), dueKey: `${on}#${userId}#${id}` };
};

export interface DueInvoice {
  userId: string;
  invoiceId: number;
  /** When the mail service first had no room for it; epoch milliseconds. */
  waitingSince?: number;
}

/** A quote whose customer is asked again; functions/quotes/follow-up makes its keys. */
export interface DueQuote {
  userId: string;
  quoteId: number;
}

/** A visit that its client is told of; functions/visits makes its keys. */
export interface DueVisit {
  userId: string;
  jobId: number;
}

export type Due = DueInvoice | DueQuote | DueVisit;

/** A quote's key in the index: on a day, among the invoices of that day. */
export const dueQuoteKey = (on: string, userId: string, id: number): string => `${on}#${userId}#quote#${id}`;

const parse = (dueKey: string): Due => {
  const [, owner, quoteId] = /^[^#]+#(.+)#quote#(\d+)$/.exec(dueKey) ?? [];
  if (owner && quoteId) return { userId: owner, quoteId: Number(quoteId) };
  const [, userId = '', id = ''] = /^[^#]+#(.+)#(\d+)$/.exec(dueKey) ?? [];
  return { userId, invoiceId: Number(id) };
};

const [index] = tableDefinition.indexes;

/** The invoices and quotes of one shard whose next reminder is due by a day (`YYYY-MM-DD`), a page of up to 1 MB at a time. */
export async function* dueInShard(shard: string, today: string): AsyncGenerator<Due[]> {
  // '~' sorts after '#': everything of today is included.
  for await (const keys of keysIn(index, shard, { before: `${today}~` })) yield keys.map(parse);
}

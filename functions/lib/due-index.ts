import { createHash } from 'node:crypto';
import { keysIn } from '#functions/lib/sparse-index.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import type { FiledTax } from '#shared/filing/taxes.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { InvoiceStatus } from '#shared/invoices/status.ts';
import { nextReminderOn } from '#shared/reminders/steps.ts';

/**
 * The sparse index of invoices that still have a reminder to come, over all firms: only open invoices carry its
 * keys. A firm's invoices lie in one of 16 shards, so that no morning's run reads through a single partition.
 */
export const dueShards = Array.from({ length: 16 }, (_, shard) => `due#${shard}`);

export const shardOf = (firmId: FirmId): string =>
  dueShards[createHash('sha256').update(firmId).digest().readUInt8(0) % dueShards.length] ?? 'due#0';

interface Remindable {
  firmId: FirmId;
  id: number;
  status: InvoiceStatus;
  dueDate: string;
  /** The last step, in days, that the schedule has mailed. */
  reminderStep?: number | undefined;
  /** Nobody is reminded of what they dispute. */
  disputedOn?: string | undefined;
  /** Nor by itself of what came from another program, until its firm says so. */
  remindersOff?: boolean | undefined;
}

/** An invoice's keys in the index; `null` takes it out. */
export const dueKeys = (invoice: Remindable) => {
  const { firmId, id, status, dueDate, reminderStep = 0, disputedOn, remindersOff } = invoice;
  const isLeft = status === 'paid' || disputedOn !== undefined || remindersOff === true;
  const on = isLeft ? undefined : nextReminderOn(dueDate, reminderStep);
  return on === undefined
    ? { dueShard: null, dueKey: null }
    : { dueShard: shardOf(firmId), dueKey: `${on}#${firmId}#${id}` };
};

export interface DueInvoice {
  firmId: FirmId;
  invoiceId: number;
}

/** A quote whose customer is asked again; functions/quotes/follow-up makes its keys. */
export interface DueQuote {
  firmId: FirmId;
  quoteId: number;
}

/** A visit that its client is told of; functions/visits makes its keys. */
export interface DueVisit {
  firmId: FirmId;
  jobId: number;
}

/** A VAT return with a reminder to come; functions/filing makes its keys. */
export interface DueReturn {
  firmId: FirmId;
  /** The last day of its period. */
  vatEnd: string;
}

/** A connection to HMRC that is about to end; functions/filing makes its keys. */
export interface DueGrant {
  firmId: FirmId;
  tax: FiledTax;
}

/** A firm that tells its clients every morning of what is due. */
export interface DueFirm {
  firmId: FirmId;
  tellsOfDues: true;
}

export type Due = DueInvoice | DueQuote | DueVisit | DueReturn | DueGrant | DueFirm;

/** The keys of a firm that tells of what is due: before every day, so that it comes up each morning. */
export const dueFirmKeys = (firmId: FirmId, isOn: boolean) =>
  isOn
    ? { dueShard: shardOf(firmId), dueKey: `0000-00-00#${firmId}#dues` }
    : { dueShard: null, dueKey: null };

/** A quote's key in the index: on a day, among the invoices of that day. */
export const dueQuoteKey = (on: string, firmId: FirmId, id: number): string => `${on}#${firmId}#quote#${id}`;

/** The key of a VAT return, by the last day of its period. */
export const dueReturnKey = (on: string, firmId: FirmId, end: string): string => `${on}#${firmId}#vat#${end}`;

/** The key of a connection to HMRC, by its tax. */
export const dueGrantKey = (on: string, firmId: FirmId, tax: FiledTax): string =>
  `${on}#${firmId}#hmrc#${tax}`;

const parse = (dueKey: string): Due => {
  const [, teller] = /^[^#]+#(.+)#dues$/.exec(dueKey) ?? [];
  if (teller) return { firmId: teller as FirmId, tellsOfDues: true };
  const [, ofReturn, vatEnd] = /^[^#]+#(.+)#vat#([\d-]+)$/.exec(dueKey) ?? [];
  if (ofReturn && vatEnd) return { firmId: ofReturn as FirmId, vatEnd };
  const [, granter, tax] = /^[^#]+#(.+)#hmrc#(\w+)$/.exec(dueKey) ?? [];
  if (granter && tax) return { firmId: granter as FirmId, tax: tax as FiledTax };
  const [, owner, quoteId] = /^[^#]+#(.+)#quote#(\d+)$/.exec(dueKey) ?? [];
  if (owner && quoteId) return { firmId: owner as FirmId, quoteId: Number(quoteId) };
  const [, firmId = '', id = ''] = /^[^#]+#(.+)#(\d+)$/.exec(dueKey) ?? [];
  return { firmId: firmId as FirmId, invoiceId: Number(id) };
};

const [index] = tableDefinition.indexes;

/** The invoices, quotes, VAT returns and firms of one shard whose next reminder is due by a day (`YYYY-MM-DD`), a page of up to 1 MB at a time. */
export async function* dueInShard(shard: string, today: string): AsyncGenerator<Due[]> {
  // '~' sorts after '#': everything of today is included.
  for await (const keys of keysIn(index, shard, { before: `${today}~` })) yield keys.map(parse);
}

import { createHash } from 'node:crypto';
import { keysIn } from '#functions/lib/sparse-index.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { InvoiceStatus } from '#shared/invoices/status.ts';
import { nextReminderOn } from '#shared/reminders/steps.ts';
import type { FiledTax } from '#shared/uk/filed-taxes.ts';

/**
 * The sparse index, over all firms, of invoices with a reminder to come: only open invoices carry its keys. Firms are spread over
 * 16 shards so that the morning run does not read a single partition.
 */
export const dueShards = Array.from({ length: 16 }, (_, shard) => `due#${shard}`);

export const shardOf = (firmId: FirmId): string =>
  dueShards[createHash('sha256').update(firmId).digest().readUInt8(0) % dueShards.length] ?? 'due#0';

interface Remindable {
  firmId: FirmId;
  id: number;
  status: InvoiceStatus;
  dueDate: string;
  /** The last step of the schedule that was mailed, in days. */
  reminderStep?: number | undefined;
  /** Disputed invoices get no reminders. */
  disputedOn?: string | undefined;
  /** Imported invoices get no automatic reminders until the firm turns them on. */
  remindersOff?: boolean | undefined;
}

/** An invoice's keys in the index; `null` removes it. */
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

/** A quote to follow up; functions/quotes/follow-up writes its keys. */
export interface DueQuote {
  firmId: FirmId;
  quoteId: number;
}

/** A visit whose client gets a reminder; functions/visits writes its keys. */
export interface DueVisit {
  firmId: FirmId;
  jobId: number;
}

/** A VAT return with a reminder to come; functions/filing writes its keys. */
export interface DueReturn {
  firmId: FirmId;
  /** The last day of its period. */
  vatEnd: string;
}

/** A connection to HMRC that is about to expire; functions/filing writes its keys. */
export interface DueGrant {
  firmId: FirmId;
  tax: FiledTax;
}

/** A firm that tells its clients every morning what is due. */
export interface DueFirm {
  firmId: FirmId;
  tellsOfDues: true;
}

export type Due = DueInvoice | DueQuote | DueVisit | DueReturn | DueGrant | DueFirm;

/** The keys of a firm that tells clients what is due. They sort before every date, so that the firm comes up each morning. */
export const dueFirmKeys = (firmId: FirmId, isOn: boolean) =>
  isOn
    ? { dueShard: shardOf(firmId), dueKey: `0000-00-00#${firmId}#dues` }
    : { dueShard: null, dueKey: null };

/** A quote's key in the index, sorted by date with that day's invoices. */
export const dueQuoteKey = (on: string, firmId: FirmId, id: number): string => `${on}#${firmId}#quote#${id}`;

/** A VAT return's key, by the last day of its period. */
export const dueReturnKey = (on: string, firmId: FirmId, end: string): string => `${on}#${firmId}#vat#${end}`;

/** An HMRC connection's key, by its tax. */
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

/**
 * Everything in one shard that is due by a day (`YYYY-MM-DD`): invoices, quotes, visits, VAT returns, HMRC connections and firms.
 * Yields pages of up to 1 MB.
 */
export async function* dueInShard(shard: string, today: string): AsyncGenerator<Due[]> {
  // '~' sorts after '#', so all of today is included.
  for await (const keys of keysIn(index, shard, { before: `${today}~` })) yield keys.map(parse);
}

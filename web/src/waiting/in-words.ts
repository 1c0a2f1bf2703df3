import { formatDate, isCalendarDate } from '#shared/dates.ts';
import type { Kind } from '#shared/domain/kinds.ts';
import { formatPounds } from '#shared/money.ts';
import { shownRecords } from '../store/live.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { readIn } from '../store/reading.ts';
import { words } from '../words.ts';

/** How a change is shown in the list of queued changes, and where its record is. */
export interface Described {
  /** The record: "Boiler service". */
  title: string;
  /** What was done: "Complete". */
  act: string;
  /** The record's page, also for a record that the change creates. */
  href: string;
}

type Told = Record<string, unknown>;

/** What describes a change, queued or sent. */
export type Said = Pick<MutationEntry, 'route' | 'params' | 'set' | 'subject' | 'makes'> &
  Partial<Pick<MutationEntry, 'base' | 'problem'>>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const ownName = (told: Told): string | undefined => {
  for (const name of ['title', 'name', 'invoiceNumber', 'number', 'vendor']) {
    const text = textOf(told[name]);
    if (text) return text;
  }
  const person = [textOf(told.firstName), textOf(told.lastName)].filter(Boolean).join(' ');
  return textOf(person);
};

/** For records without a name, the fields that refer to a record with one, in order of preference. */
const others: readonly (readonly [field: string, kind: Kind])[] = [
  ['itemId', 'item'],
  ['invoiceId', 'invoice'],
  ['jobId', 'job'],
  ['employeeId', 'employee'],
  ['quoteId', 'quote'],
  ['clientId', 'client'],
];

const recordAt = (kind: string, id: unknown): Told | undefined =>
  (id === undefined || id === null ? undefined : shownRecords()?.get(kind as Kind, String(id))) as
    | Told
    | undefined;

const nameAround = (told: Told): string | undefined => {
  for (const [field, kind] of others) {
    const other = recordAt(kind, told[field]);
    const name = other && (ownName(other) ?? (kind === 'invoice' ? nameAround(other) : undefined));
    if (name) return name;
  }
  return undefined;
};

const ofJob = /^\w+ \/api\/jobs\/\{id\}\/(notes|photos|certificates)/;

const nameOf = (said: Said): string => {
  const [kind = '', id = ''] = said.subject.split('/');
  const about = ofJob.test(said.route) ? { jobId: said.params.id } : {};
  const seen = [said.set, said.base?.fields, readIn(said), recordAt(kind, id)];
  const all = seen.map((one) => (one ?? {}) as Told);
  const names = [...all.map(ownName), ...[...all, about].map(nameAround)];
  return names.find((name) => name !== undefined) ?? '';
};

const statuses: Record<string, string> = {
  pending: words.reopen,
  in_progress: words.start,
  completed: words.complete,
  cancelled: words.cancelJob,
};

/** The label of a change, by route. */
const acts: Record<string, string> = {
  'POST /api/clients': 'New client',
  'PUT /api/clients/{id}': 'Client changed',
  'DELETE /api/clients/{id}': 'Delete client',
  'POST /api/clients/{id}/review': 'Ask for a review',
  'POST /api/clients/{id}/statement/send': words.send,
  'POST /api/jobs': 'New job',
  'PUT /api/jobs/{id}': 'Job changed',
  'PATCH /api/jobs/{id}': 'Job updated',
  'DELETE /api/jobs/{id}': 'Delete job',
  'POST /api/jobs/{id}/notes': 'Note',
  'POST /api/jobs/{id}/photos': 'Photo',
  'PATCH /api/jobs/{id}/photos/{photoId}': 'Photo changed',
  'DELETE /api/jobs/{id}/photos/{photoId}': 'Delete photo',
  'POST /api/jobs/{id}/certificates': 'Certificate',
  'PUT /api/jobs/{id}/certificates/{certificateId}/values': 'Certificate',
  'POST /api/jobs/{id}/certificates/{certificateId}/issue': 'Signed certificate',
  'POST /api/jobs/{id}/certificates/{certificateId}/correct': 'New version',
  'POST /api/jobs/{id}/certificates/{certificateId}/withdraw': 'Withdraw certificate',
  'POST /api/jobs/{id}/certificates/{certificateId}/remedial': 'Quote the repairs',
  'POST /api/jobs/{id}/certificates/{certificateId}/send': words.send,
  'POST /api/jobs/{id}/certificates/{certificateId}/copies': 'Copy given',
  'POST /api/jobs/{id}/certificates/{certificateId}/defects/{n}/remedied': 'Put right',
  'POST /api/job-assignments': 'Put on a job',
  'PUT /api/job-assignments/{id}': 'Assignment changed',
  'DELETE /api/job-assignments/{id}': 'Taken off a job',
  'POST /api/time/punches': 'Time',
  'PUT /api/time/punches/{id}': 'Time corrected',
  'POST /api/time/punches/{id}/remove': 'Time removed',
  'POST /api/employees': 'New employee',
  'PUT /api/employees/{id}': 'Employee changed',
  'DELETE /api/employees/{id}': 'Delete employee',
  'POST /api/invoices': 'New invoice',
  'PUT /api/invoices/{id}': 'Invoice changed',
  'DELETE /api/invoices/{id}': 'Delete invoice',
  'POST /api/invoices/{id}/send': words.send,
  'POST /api/invoices/{id}/sent': 'Marked as sent',
  'POST /api/invoices/{id}/remind': 'Reminder',
  'POST /api/invoices/{id}/void': 'Make void',
  'POST /api/invoices/{id}/credits': 'Credit note',
  'POST /api/invoices/drafts': 'New draft',
  'PUT /api/invoices/drafts/{id}': 'Draft changed',
  'DELETE /api/invoices/drafts/{id}': 'Delete draft',
  'POST /api/invoices/drafts/{id}/issue': 'Finish invoice',
  'POST /api/quotes': 'New quote',
  'PUT /api/quotes/{id}': 'Quote changed',
  'DELETE /api/quotes/{id}': 'Delete quote',
  'POST /api/quotes/{id}/send': words.send,
  'POST /api/quotes/{id}/answer': 'Quote answered',
  'POST /api/quotes/{id}/withdraw': 'Withdraw quote',
  'POST /api/quotes/{id}/copy': 'Copy quote',
  'POST /api/quotes/{id}/invoice': 'Invoice the quote',
  'POST /api/payments': 'Payment',
  'DELETE /api/payments/{id}': 'Undo payment',
  'POST /api/payments/{id}/remove': 'Remove payment',
  'POST /api/payments/{id}/restore': 'Restore payment',
  'POST /api/payments/{id}/receipt': 'Email a receipt',
  'POST /api/inventory': 'New item',
  'PUT /api/inventory/{id}': 'Item changed',
  'DELETE /api/inventory/{id}': 'Delete item',
  'POST /api/inventory/transactions': 'Stock',
  'POST /api/prices': 'New price',
  'PUT /api/prices/{id}': 'Price changed',
  'DELETE /api/prices/{id}': 'Delete price',
  'POST /api/receipts': 'Receipt',
  'POST /api/receipts/scan': 'Receipt to scan',
  'PATCH /api/receipts/{id}': 'Receipt changed',
  'DELETE /api/receipts/{id}': 'Delete receipt',
};

/** The label of every other change to a kind of record. */
const actsOfKind: Record<string, string> = {
  invoice: 'Invoice changed',
  certificate: 'Certificate changed',
  settings: 'Settings',
  profile: 'Your name',
  cisStatement: 'CIS statement',
};

const sumOf = ({ amount, paidOn }: Told): string => {
  const sum = typeof amount === 'number' ? ` of ${formatPounds(amount)}` : '';
  const on = textOf(paidOn);
  return on && isCalendarDate(on) ? `${sum} on ${formatDate(on)}` : sum;
};
const moves: Record<string, string> = { in: 'in', out: 'out', adjustment: 'counted', return: 'returned' };
const countOf = ({ quantity, type }: Told): string => `: ${quantity} ${moves[String(type)] ?? ''}`;

/** What was typed into a change that can't be opened because its invoice or item is gone. */
const typedOf: Record<string, (told: Told) => string> = {
  'POST /api/payments': sumOf,
  'POST /api/inventory/transactions': countOf,
};

const kindOf = ({ subject }: Said): string => subject.slice(0, subject.indexOf('/'));

const actOf = (said: Said): string => {
  const told = (said.set ?? {}) as Told;
  if (said.route === 'PATCH /api/jobs/{id}')
    return told.told ? words.onMyWay : (statuses[String(told.status)] ?? '');
  const act = acts[said.route] ?? actsOfKind[kindOf(said)] ?? 'A change';
  return act + (typedOf[said.route]?.(told) ?? '');
};

const places: Record<string, string> = {
  ...{ client: '/clients?id=', job: '/jobs?id=', invoice: '/invoices?id=', draft: '/invoices?draft=' },
  ...{ item: '/inventory?id=', receipt: '/receipts?id=', employee: '/employees?id=' },
  quote: '/quotes?id=',
};
const wholePlaces: Record<string, string> = {
  ...{ price: '/prices', assignment: '/employees', settings: '/settings', profile: '/settings' },
  ...{ cisStatement: '/tax', punch: '/time' },
};

const hrefOf = (said: Said): string => {
  const [kind = '', id = ''] = said.subject.split('/');
  // A photo is shown with its job, a payment with its invoice; an issued draft is an invoice.
  if (kind === 'certificate' && recordAt(kind, id)?.source === 'written')
    return `/certificates?id=${said.makes ?? id}`;
  if (ofJob.test(said.route)) return `/jobs?id=${said.params.id}`;
  if (said.route.endsWith('/issue')) return `/invoices?id=${said.makes}`;
  if (kind === 'payment') return `/invoices?id=${recordAt('payment', id)?.invoiceId ?? ''}`;
  const place = places[kind];
  return place ? place + id : (wholePlaces[kind] ?? '/dashboard');
};

/** Describes a change: "Boiler service", "Complete". */
export const inWords = (said: Said): Described => ({
  title: nameOf(said),
  act: actOf(said),
  href: hrefOf(said),
});

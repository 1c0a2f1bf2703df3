import { formatDate, isCalendarDate } from '#shared/dates.ts';
import { formatPounds } from '#shared/money.ts';
import type { Entry } from '../../store/mutation-entry.ts';
import type { Described } from '../../outbox/knowledge.ts';
import { words } from '../../words.ts';

type Told = Record<string, unknown>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const nameOf = ({ body, base, read, around = {} }: Entry): string => {
  const [told, before, seen] = [(body ?? {}) as Told, (base ?? {}) as Told, (read ?? {}) as Told];
  const client = (around.client ?? before.client ?? {}) as Told;
  const other = (around.item ?? around.invoice ?? around.job ?? {}) as Told;
  for (const from of [told, before, seen])
    for (const name of ['title', 'name', 'invoiceNumber', 'vendor']) {
      const text = textOf(from[name]);
      if (text) return text;
    }
  return (
    textOf(other.name) ?? textOf(other.invoiceNumber) ?? textOf(other.title) ?? textOf(client.name) ?? ''
  );
};

const statuses: Record<string, string> = {
  pending: words.reopen,
  in_progress: words.start,
  completed: words.complete,
  cancelled: words.cancelJob,
};

/** By the route: what was done, and where its record is. */
const acts: Record<string, [act: string, place: string]> = {
  'POST /api/clients': ['New client', '/clients'],
  'PUT /api/clients/{id}': ['Client changed', '/clients'],
  'POST /api/jobs': ['New job', '/jobs'],
  'PUT /api/jobs/{id}': ['Job changed', '/jobs'],
  'PATCH /api/jobs/{id}': ['Job updated', '/jobs'],
  'POST /api/jobs/{id}/photos': ['Photo', '/jobs'],
  'POST /api/invoices': ['New invoice', '/invoices'],
  'PUT /api/invoices/{id}': ['Invoice changed', '/invoices'],
  'POST /api/invoices/{id}/send': [words.send, '/invoices'],
  'POST /api/invoices/drafts': ['New draft', '/invoices'],
  'PUT /api/invoices/drafts/{id}': ['Draft changed', '/invoices'],
  'POST /api/invoices/drafts/{id}/issue': ['Finish invoice', '/invoices'],
  'POST /api/quotes': ['New quote', '/quotes'],
  'PUT /api/quotes/{id}': ['Quote changed', '/quotes'],
  'POST /api/quotes/{id}/send': [words.send, '/quotes'],
  'POST /api/payments': ['Payment', '/invoices'],
  'POST /api/inventory/transactions': ['Stock', '/inventory'],
  'POST /api/receipts': ['Receipt', '/receipts'],
  'POST /api/receipts/scan': ['Receipt to scan', '/receipts'],
  'PATCH /api/receipts/{id}': ['Receipt changed', '/receipts'],
};

const sumOf = ({ amount, paidOn }: Told): string => {
  const sum = typeof amount === 'number' ? ` of ${formatPounds(amount)}` : '';
  const on = textOf(paidOn);
  return on && isCalendarDate(on) ? `${sum} on ${formatDate(on)}` : sum;
};
const moves: Record<string, string> = { in: 'in', out: 'out', adjustment: 'counted', return: 'returned' };
const countOf = ({ quantity, type }: Told): string => `: ${quantity} ${moves[String(type)] ?? ''}`;

/** What was typed of what cannot be opened where its invoice or its item is gone. */
const typedOf: Record<string, (told: Told) => string> = {
  'POST /api/payments': sumOf,
  'POST /api/inventory/transactions': countOf,
};

const actOf = (entry: Entry): string => {
  const { status, told } = (entry.body ?? {}) as { status?: string; told?: true };
  if (entry.route.startsWith('PATCH /api/jobs/'))
    return told ? words.onMyWay : (statuses[status ?? ''] ?? '');
  const act = acts[entry.route]?.[0] ?? 'A change';
  return act + (typedOf[entry.route]?.((entry.body ?? {}) as Told) ?? '');
};

const recordId = ({ route, id, params, body }: Entry): number => {
  const { itemId, invoiceId } = (body ?? {}) as { itemId?: number; invoiceId?: number };
  // A photo is shown with its job.
  return route.includes('/photos') ? Number(params.id) : (itemId ?? invoiceId ?? id);
};

/** An entry in words: "Boiler service", "Complete". */
export const describe = (entry: Entry): Described => {
  const place = acts[entry.route]?.[1] ?? '/dashboard';
  const isDraft = entry.route.includes('/invoices/drafts') && !entry.route.endsWith('/issue');
  return {
    title: nameOf(entry),
    act: actOf(entry),
    href: `${place}?${isDraft ? 'draft' : 'id'}=${recordId(entry)}`,
  };
};

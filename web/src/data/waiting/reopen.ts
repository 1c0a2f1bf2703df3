import { keptKey, writeKept } from '../../forms/kept.ts';
import type { Entry } from '../../outbox/entry.ts';
import type { Reopened } from '../../outbox/knowledge.ts';

/** The forms that can be opened with what was typed: what theirs are called, and where they are. */
const forms: Record<string, [form: string, pathname: string]> = {
  '/api/clients': ['client', '/clients'],
  '/api/jobs': ['job', '/jobs'],
  '/api/invoices': ['invoice', '/invoices'],
};

const typedOf = ({ body, problem }: Entry): Record<string, unknown> => {
  const { id: _id, updatedAt: _version, ...told } = body as Record<string, unknown>;
  // A number that is taken gives way to the next that the form suggests.
  const isTaken = problem?.issues.some(({ path }) => path === 'invoiceNumber');
  const typed = Object.entries(told).filter(
    ([name, value]) => value !== null && value !== undefined && !(isTaken && name === 'invoiceNumber'),
  );
  return Object.fromEntries(typed);
};

/** Lays what a refused change said into its form, as if it had just been typed; undefined where it has no such form. */
export const reopen = (entry: Entry, userId: string): Reopened | undefined => {
  const [method, path = ''] = entry.route.split(' ');
  const form = forms[path.replace(/\/\{id\}$/, '')];
  const isNew = method === 'POST';
  if (!form || (!isNew && method !== 'PUT') || (entry.body as { lines?: unknown }).lines) return undefined;
  const [name, pathname] = form;
  const key = keptKey(userId, isNew ? name : `${name}/${entry.id}`);
  if (!writeKept(key, isNew ? null : (entry.base ?? null), typedOf(entry))) return undefined;
  return isNew
    ? { pathname, param: 'new', value: '1' }
    : { pathname, param: 'edit', value: String(entry.id) };
};

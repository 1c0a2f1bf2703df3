import { keptKey, writeKept } from '../store/kept-forms.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { answerTo } from '../store/use-view.ts';
import type { Whose } from '../store/waiting.ts';

/** The form of a change: its page, the search parameter that opens it, and the whole search. */
export interface Reopened {
  pathname: string;
  param: string;
  search: string;
  /** It opens the previous state; the change is taken back. */
  takesBack?: true;
}

interface Form {
  /** The draft's name: `client` for a new record, `client/12` for an existing one. */
  name: string;
  pathname: string;
  /** The search parameter that opens it, and its value. */
  param: string;
  value: string | number;
  /** Further search parameters. */
  along?: string;
  takesBack?: true;
}

const told = ({ set }: MutationEntry) => (set ?? {}) as { itemId?: number; invoiceId?: number };

const made = (name: string, pathname: string, along?: string) => (): Form => ({
  ...{ name, pathname, param: 'new', value: 1 },
  ...(along && { along }),
});
const changed =
  (name: string, pathname: string, param = 'edit') =>
  ({ params: { id = 0 } }: MutationEntry): Form => ({ name: `${name}/${id}`, pathname, param, value: id });

/** The form finds the queued picture, and what was read in it, by its key. */
const pictured = ({ key }: MutationEntry): Form => ({
  ...{ name: 'receipt', pathname: '/receipts', param: 'new', value: key },
});

/** The forms that can be reopened with their input, by the route they send to. */
const forms: Record<string, (entry: MutationEntry) => Form> = {
  'POST /api/clients': made('client', '/clients'),
  'PUT /api/clients/{id}': changed('client', '/clients'),
  'POST /api/jobs': made('job', '/jobs'),
  'PUT /api/jobs/{id}': changed('job', '/jobs'),
  'POST /api/employees': made('employee', '/employees'),
  'PUT /api/employees/{id}': changed('employee', '/employees'),
  'POST /api/inventory': made('item', '/inventory'),
  'PUT /api/inventory/{id}': changed('item', '/inventory'),
  'POST /api/prices': made('price', '/prices'),
  'PUT /api/prices/{id}': changed('price', '/prices'),
  'POST /api/invoices': made('invoice', '/invoices', 'mode=amount'),
  'PUT /api/invoices/{id}': changed('invoice', '/invoices'),
  'POST /api/invoices/drafts': made('invoice-draft', '/invoices', 'mode=lines'),
  'PUT /api/invoices/drafts/{id}': changed('invoice-draft', '/invoices', 'editDraft'),
  // The draft shows the server's errors, and can be corrected and issued again.
  'POST /api/invoices/drafts/{id}/issue': ({ params: { id = 0 } }) => ({
    ...{ name: '', pathname: '/invoices', param: 'draft', value: id, takesBack: true },
  }),
  'POST /api/quotes': made('quote', '/quotes'),
  'PUT /api/quotes/{id}': changed('quote', '/quotes'),
  'POST /api/payments': (entry) => {
    const { invoiceId = 0 } = told(entry);
    const along = `id=${invoiceId}`;
    return { name: `payment/${invoiceId}`, pathname: '/invoices', param: 'pay', value: invoiceId, along };
  },
  'POST /api/inventory/transactions': (entry) => {
    const { itemId = 0 } = told(entry);
    return { name: `move/${itemId}`, pathname: '/inventory', param: 'move', value: itemId };
  },
  'POST /api/receipts': pictured,
  'POST /api/receipts/scan': pictured,
  'PATCH /api/receipts/{id}': changed('receipt', '/receipts'),
};

const typedOf = ({ set, problem }: MutationEntry): Record<string, unknown> => {
  const { id: _id, updatedAt: _version, ...fields } = set as Record<string, unknown>;
  // If the number is taken, the form's suggestion replaces it.
  const isTaken = problem?.issues.some(({ path }) => path === 'invoiceNumber');
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== undefined && !(isTaken && name === 'invoiceNumber'),
  );
  return Object.fromEntries(typed);
};

/** The record as it was before the change, in its form's shape; null for a new one. */
const baseOf = ({ route, params, base, set }: MutationEntry): unknown => {
  if (!base) return null;
  const [, path] = route.split(' ');
  const now = answerTo({ route: `GET ${path}`, input: { params } });
  const there = now.state === 'found' ? now.data : set;
  return { ...(there as object), id: Number(params.id), ...base.fields, updatedAt: base.updatedAt };
};

/** Stores a refused change as its form's draft, as if it had just been typed; undefined if it has no such form. */
export const reopen = (entry: MutationEntry, user: Whose): Reopened | undefined => {
  const form = forms[entry.route]?.(entry);
  if (!form) return undefined;
  const { name, pathname, param, value, along, takesBack } = form;
  const search = [`${param}=${value}`, along].filter(Boolean).join('&');
  if (takesBack) return { pathname, param, search, takesBack };
  const isTyped = entry.set !== undefined;
  if (isTyped && !writeKept(keptKey(user, name), baseOf(entry), typedOf(entry))) return undefined;
  return { pathname, param, search };
};

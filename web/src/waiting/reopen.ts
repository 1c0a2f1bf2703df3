import { keptKey, writeKept } from '../store/kept-forms.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';
import { answerTo } from '../store/use-view.ts';

/** The form of a change: its page, and the name in the address that opens it, with all that the address has to say. */
export interface Reopened {
  pathname: string;
  param: string;
  search: string;
  /** It opens what was there before the change, which is taken back. */
  takesBack?: true;
}

interface Form {
  /** What it is kept as: `client` for a new one, `client/12` for that of a record. */
  name: string;
  pathname: string;
  /** What in the address opens it, and what it says. */
  param: string;
  value: string | number;
  /** What else the address has to say. */
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

/** The form takes the picture by the key that it waits under, with what was read in it. */
const pictured = ({ key }: MutationEntry): Form => ({
  ...{ name: 'receipt', pathname: '/receipts', param: 'new', value: key },
});

/** The forms that can be opened with what was typed, by the route that they send to. */
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
  // There is what the server found, and the way to put it right and to issue again.
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
  // A number that is taken gives way to the next that the form suggests.
  const isTaken = problem?.issues.some(({ path }) => path === 'invoiceNumber');
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== undefined && !(isTaken && name === 'invoiceNumber'),
  );
  return Object.fromEntries(typed);
};

/** The record as it was when it was changed, as its form knows it; null for what is made. */
const baseOf = ({ route, params, base, set }: MutationEntry): unknown => {
  if (!base) return null;
  const [, path] = route.split(' ');
  const now = answerTo({ route: `GET ${path}`, input: { params } });
  const there = now.state === 'found' ? now.data : set;
  return { ...(there as object), id: Number(params.id), ...base.fields, updatedAt: base.updatedAt };
};

/** Lays what a refused change said into its form, as if it had just been typed; undefined where it has no such form. */
export const reopen = (entry: MutationEntry, userId: string): Reopened | undefined => {
  const form = forms[entry.route]?.(entry);
  if (!form) return undefined;
  const { name, pathname, param, value, along, takesBack } = form;
  const search = [`${param}=${value}`, along].filter(Boolean).join('&');
  if (takesBack) return { pathname, param, search, takesBack };
  const isTyped = entry.set !== undefined;
  if (isTyped && !writeKept(keptKey(userId, name), baseOf(entry), typedOf(entry))) return undefined;
  return { pathname, param, search };
};

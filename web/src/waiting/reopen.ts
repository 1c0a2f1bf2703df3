import { keptKey, writeKept } from '../../forms/kept.ts';
import type { Entry } from '../../store/mutation-entry.ts';
import type { Reopened } from '../../outbox/knowledge.ts';

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

const told = ({ body }: Entry) => (body ?? {}) as { itemId?: number; invoiceId?: number };

const made = (name: string, pathname: string, along?: string) => (): Form => ({
  ...{ name, pathname, param: 'new', value: 1 },
  ...(along && { along }),
});
const changed =
  (name: string, pathname: string, param = 'edit') =>
  ({ id }: Entry): Form => ({ name: `${name}/${id}`, pathname, param, value: id });

/** The form takes the picture by the key that it waits under, with what was read in it. */
const pictured = ({ key }: Entry): Form => ({
  ...{ name: 'receipt', pathname: '/receipts', param: 'new', value: key },
});

/** The forms that can be opened with what was typed, by the route that they send to. */
const forms: Record<string, (entry: Entry) => Form> = {
  'POST /api/clients': made('client', '/clients'),
  'PUT /api/clients/{id}': changed('client', '/clients'),
  'POST /api/jobs': made('job', '/jobs'),
  'PUT /api/jobs/{id}': changed('job', '/jobs'),
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

const typedOf = ({ body, problem }: Entry): Record<string, unknown> => {
  const { id: _id, updatedAt: _version, ...fields } = body as Record<string, unknown>;
  // A number that is taken gives way to the next that the form suggests.
  const isTaken = problem?.issues.some(({ path }) => path === 'invoiceNumber');
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== undefined && !(isTaken && name === 'invoiceNumber'),
  );
  return Object.fromEntries(typed);
};

/** Lays what a refused change said into its form, as if it had just been typed; undefined where it has no such form. */
export const reopen = (entry: Entry, userId: string): Reopened | undefined => {
  const form = forms[entry.route]?.(entry);
  if (!form) return undefined;
  const { name, pathname, param, value, along, takesBack } = form;
  const search = [`${param}=${value}`, along].filter(Boolean).join('&');
  if (takesBack) return { pathname, param, search, takesBack };
  const base = entry.route.startsWith('POST ') ? null : (entry.base ?? null);
  const isTyped = entry.body !== undefined;
  if (isTyped && !writeKept(keptKey(userId, name), base, typedOf(entry))) return undefined;
  return { pathname, param, search };
};

import { movementOf } from './connected/balance.ts';
import type { ConnectedAccount } from './connected/holdings.ts';
import type { State } from './state.ts';

type Item = Record<string, unknown>;
type Books = State | ConnectedAccount;

const isConnected = (books: Books): books is ConnectedAccount => 'sessions' in books;

/** The same for connected accounts. */
const finderOf: Record<string, (books: ConnectedAccount, id: string) => unknown> = {
  payment_intent: (books, id) => books.intents[id],
  latest_charge: (books, id) => books.charges[id],
  charge: (books, id) => books.charges[id],
  balance_transaction: movementOf,
};

/** The expandable fields, and how to find their objects. */
const finders: Record<string, (state: State, id: string) => unknown> = {
  customer: (state, id) => state.customers[id],
  latest_invoice: (state, id) => state.invoices[id],
  default_payment_method: (state, id) => state.methods[id],
  payment_method: (state, id) => state.methods[id],
};

/** The client secret of an open invoice's payment; returned only when expanded. */
const confirmationSecret = (state: State, invoice: Item): unknown => {
  const [intentId = ''] = Object.entries(state.invoiceOf).find(([, paid]) => paid === invoice.id) ?? [];
  const secret = state.intents[intentId]?.client_secret;
  return invoice.status === 'open' && secret ? { client_secret: secret, type: 'payment_intent' } : null;
};

const find = (books: Books, name: string, id: string): unknown =>
  isConnected(books) ? finderOf[name]?.(books, id) : finders[name]?.(books, id);

const expandOne = (books: Books, item: Item, [name = '', ...rest]: string[]): void => {
  if (name === 'confirmation_secret' && !isConnected(books)) {
    item.confirmation_secret = confirmationSecret(books, item);
    return;
  }
  const value = item[name];
  if (typeof value === 'string') item[name] = structuredClone(find(books, name, value)) ?? value;
  const inner = item[name];
  if (rest.length === 0 || typeof inner !== 'object' || inner === null) return;
  for (const one of Array.isArray(inner) ? inner : [inner]) expandOne(books, one as Item, rest);
};

/** A copy of an object with fields expanded: `latest_invoice.confirmation_secret`. */
export const expanded = (books: Books, object: object, paths: string[]): object => {
  const copy = structuredClone(object) as Item;
  for (const path of paths) expandOne(books, copy, path.split('.'));
  return copy;
};

import { routes } from '#shared/routes.ts';
import type { Someone } from '../../local/testing/system.ts';
import { known } from './make-known.ts';
import { acceptQuote } from './quotes/make.ts';

const { inventory, invoices } = routes;

/** Gives a user some of everything that is counted. */
export const makeBusy = async (person: Someone) => {
  const ids = await known(person);
  const paid = { invoiceNumber: 'INV-9', clientId: ids.clients, amount: 99.99, dueDate: '2026-01-31' };
  await person.call(invoices.create, { body: { ...paid, status: 'paid' } });
  const low = {
    name: 'Washer',
    category: 'consumables',
    quantity: 2,
    minQuantity: 5,
    unitPrice: 0.45,
  } as const;
  const { id } = await person.call(inventory.create, { body: low });
  await person.call(inventory.move, { body: { itemId: id, type: 'out', quantity: 1 } });
  await acceptQuote(person, ids.quotes);
  return { ids, lowItem: id };
};

type Item = Record<string, unknown>;
type Days = Record<string, number>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);
const total = (days: Days) => Object.values(days).reduce((sum, pence) => sum + pence, 0);

interface Refund {
  pence: number;
  on: string;
}

/** Pence received by day, counted independently of the product's code. */
const daysOf = (payments: Item[]): Days => {
  const days: Days = {};
  const add = (day: unknown, pence: number) => {
    days[`${day}`] = (days[`${day}`] ?? 0) + pence;
  };
  for (const { paidOn, amount, refunds, dispute } of payments) {
    add(paidOn, Number(amount));
    for (const { on, pence } of (refunds as Refund[] | undefined) ?? []) add(on, -pence);
    const taken = dispute as { on: string; takenPence: number } | undefined;
    if (taken) add(taken.on, -taken.takenPence);
  }
  return Object.fromEntries(Object.entries(days).filter(([, pence]) => pence !== 0));
};

/** An invoice from before the ledger has no payments: it was received in full when it was marked paid. */
const receivedBy = (invoice: Item, payments: Item[]): Days => {
  if (invoice.received || invoice.status !== 'paid')
    return daysOf(payments.filter(({ invoiceId }) => invoiceId === invoice.id));
  return { [`${invoice.paidAt}`.slice(0, 10)]: Number(invoice.amount) };
};

/** What invoices say of their payments: counted from those (expected) and as stored (found), with the totals. */
export const recountedLedger = (partition: Item[]) => {
  const invoices = kind(partition, 'invoice');
  const payments = kind(partition, 'payment').filter(({ removed }) => !removed);
  const credits = kind(partition, 'creditNote');
  const pages = kind(partition, 'checkout').filter(({ state }) => state === 'coming');
  const coming = (id: unknown) =>
    pages.filter(({ invoiceId }) => invoiceId === id).reduce((pence, page) => pence + Number(page.pence), 0);
  const ids = new Set(invoices.map(({ id }) => id));
  const rows = invoices.map((invoice) => {
    const received = receivedBy(invoice, payments);
    const asked = invoice.voidedAt ? 0 : Number(invoice.amount);
    const credited = credits
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .reduce((pence, { amount }) => pence + Number(amount), 0);
    const owed = asked - credited - total(received);
    const isPaid = owed <= 0;
    return { invoice, received, credited, owed: Math.max(0, owed), isPaid };
  });
  return {
    expected: rows.map(({ invoice, received, credited, isPaid }) => ({
      ...{ received, credited, isPaid, ofNothing: [] },
      coming: coming(invoice.id),
    })),
    found: rows.map(({ invoice, received }) => ({
      received: invoice.received ?? received,
      credited: Number(invoice.credited ?? 0),
      isPaid: invoice.status === 'paid',
      coming: Number(invoice.comingPence ?? 0),
      ofNothing: payments.filter(({ invoiceId }) => !ids.has(invoiceId)),
    })),
    openPence: rows.reduce((sum, { owed }) => sum + owed, 0),
    paidPence: rows.reduce((sum, { received }) => sum + total(received), 0),
  };
};

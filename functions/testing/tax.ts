type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);
const number = (item: Item, name: string) => Number(item[name] ?? 0);
const total = (items: Item[], of: (item: Item) => number) => items.reduce((sum, item) => sum + of(item), 0);

const named = (item: Item, prefix: string) =>
  Object.entries(item).reduce(
    (sum, [name, pence]) => (name.startsWith(prefix) ? sum + Number(pence) : sum),
    0,
  );

/** The rates of today: no test has a receipt from before they came. */
const notionalOf = (it: Item): number => {
  const percent = { rc: 20, rc5: 5 }[`${it.reverseCharge}`] ?? 0;
  return Math.round((number(it, 'amount') * percent) / 100);
};

const receivedOf = ({ received, status, amount, paidAt }: Item): Record<string, number> => {
  if (received) return received as Record<string, number>;
  return status === 'paid' ? { [`${paidAt}`.slice(0, 10)]: Number(amount) } : {};
};

interface Credit {
  on: string;
  groups: { net: number; vat: number }[];
}

/** The money that counts as sales: what was credited lowers it at once where it was not paid, else when it goes back. */
const cashOf = (it: Item): number => {
  const received = receivedOf(it);
  const credits = (it.creditTax ?? []) as Credit[];
  let [left, credited, paid] = [number(it, 'amount'), 0, 0];
  const takeOff = () => {
    const taken = Math.max(0, Math.min(credited, left - paid));
    left -= taken;
    credited -= taken;
  };
  for (const day of [...new Set([...Object.keys(received), ...credits.map(({ on }) => on)])].sort()) {
    for (const { groups } of credits.filter(({ on }) => on === day))
      for (const { net, vat } of groups) credited += net + vat;
    takeOff();
    paid += received[day] ?? 0;
    takeOff();
  }
  return Math.max(0, Math.min(left, paid));
};

/** What the days of tax should come to, counted from the records without the product's own code, and what they do. */
export const recountedTax = (partition: Item[]) => {
  const invoices = kind(partition, 'invoice').filter(({ voidedAt }) => voidedAt === undefined);
  const receipts = kind(partition, 'receipt');
  const days = kind(partition, 'taxDay');
  const vatOf = (it: Item) => number(it, 'vat') - number(it, 'creditedVat');
  const spentOn = [...new Set(receipts.map(({ receiptDate }) => `${receiptDate}`))].sort();
  const on = (date: string) => receipts.filter(({ receiptDate }) => receiptDate === date);
  const dayOf = (date: string) => days.filter((day) => day.date === date);
  return {
    expected: {
      sales: total(invoices, (it) => number(it, 'amount') - number(it, 'credited') - vatOf(it)),
      vat: total(invoices, vatOf),
      // Moved from a day to another, it adds up to nothing.
      early: 0,
      cash: total(invoices, cashOf),
      vatReceipts: total(receipts, (it) =>
        it.isVatReceipt && !it.isEntertaining ? number(it, 'vatAmount') : 0,
      ),
      reversed: total(receipts, (it) => (it.reverseCharge ? number(it, 'amount') : 0)),
      notional: total(receipts, notionalOf),
      spent: spentOn.map((date) => [date, total(on(date), (it) => number(it, 'amount'))]),
    },
    found: {
      sales: total(days, (day) => named(day, 'sale_')),
      vat: total(days, (day) => number(day, 'saleVat')),
      early: total(days, (day) => named(day, 'early')),
      cash: total(days, (day) => named(day, 'cash_')),
      vatReceipts: total(days, (day) => named(day, 'spentVat_')),
      reversed: total(days, (day) => number(day, 'reverseSpent')),
      notional: total(days, (day) => number(day, 'reverseVat')),
      spent: spentOn.map((date) => [date, total(dayOf(date), (day) => named(day, 'spent_'))]),
    },
  };
};

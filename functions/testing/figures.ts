type Item = Record<string, unknown>;

const kind = (items: Item[], entity: string) => items.filter((item) => item.__edb_e__ === entity);
const total = (items: Item[], of: (item: Item) => number) => items.reduce((sum, item) => sum + of(item), 0);
const number = (item: Item, name: string) => Number(item[name] ?? 0);

const netOf = (invoice: Item): number =>
  invoice.voidedAt
    ? 0
    : number(invoice, 'amount') -
      number(invoice, 'vat') -
      (number(invoice, 'credited') - number(invoice, 'creditedVat'));

/** The figures of a firm's jobs: added up from the records that name the job (expected), and as stored (found). */
export const recountedFigures = (partition: Item[]) => {
  const names = (item: Item) => item.jobId !== undefined;
  const moves = kind(partition, 'stockMove').filter(
    (move) => names(move) && ['out', 'return'].includes(`${move.type}`),
  );
  const receipts = kind(partition, 'receipt').filter(names);
  const assignments = kind(partition, 'assignment');
  const invoices = kind(partition, 'invoice').filter(names);
  const figures = kind(partition, 'jobFigures');
  return {
    expected: {
      invoiced: total(invoices, netOf),
      received: total(invoices, ({ received = {} }) =>
        Object.values(received as Record<string, number>).reduce((sum, pence) => sum + pence, 0),
      ),
      fees: total(invoices, ({ fees = {} }) =>
        Object.values(fees as Record<string, number>).reduce((sum, pence) => sum + pence, 0),
      ),
      stock: total(moves, (move) => -number(move, 'change') * number(move, 'unitPrice')),
      labour: total(assignments, (it) => Math.round(number(it, 'hoursWorked') * number(it, 'hourlyRate'))),
      receipts: total(receipts, (receipt) => number(receipt, 'amount')),
      vat: total(receipts, (receipt) =>
        receipt.isVatReceipt && !receipt.isEntertaining ? number(receipt, 'vatAmount') : 0,
      ),
    },
    found: {
      invoiced: total(figures, (item) => number(item, 'invoicedPence')),
      received: total(figures, (item) => number(item, 'receivedPence')),
      fees: total(figures, (item) => number(item, 'feePence')),
      stock: total(figures, (item) => number(item, 'stockPence')),
      labour: total(figures, (item) => number(item, 'labourPence')),
      receipts: total(figures, (item) => number(item, 'receiptPence')),
      vat: total(figures, (item) => number(item, 'receiptVatPence')),
    },
  };
};

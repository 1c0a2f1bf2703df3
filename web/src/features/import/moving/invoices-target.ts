import { addDays } from '#shared/dates.ts';
import { type InvoiceRow, invoiceRow } from '#shared/invoices/importing.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { formatPounds, roundToPence } from '#shared/money.ts';
import { call } from '../../../api/call.ts';
import type { Column } from '../../../forms/csv/columns.ts';
import { numberIn } from '../../../forms/csv/read-number.ts';
import { clientColumns } from './client-columns.ts';
import { nextNumber, numberStandings } from './numbers.ts';
import { withClients } from './send.ts';
import type { Cells, Choices, MovingTarget, Passed } from './target.ts';
import { movingTexts as texts } from './texts.ts';
import { vatOf } from './vat-of.ts';

/** The headings of Xero, QuickBooks and Jobber for invoices (docs/import-headings.md), and common others. */
const columns: readonly Column[] = [
  {
    key: 'invoiceNumber',
    label: 'Number',
    required: true,
    names: ['Invoice number', 'Invoice #', 'Invoice no', 'Num', 'No', 'Invoice ID'],
  },
  ...clientColumns(['Name']),
  {
    key: 'issuedOn',
    label: 'Invoice date',
    required: true,
    names: ['Issued date', 'Date issued', 'Issue date', 'Date', 'Transaction date', 'Created date'],
  },
  {
    key: 'dueDate',
    label: 'Due date',
    required: true,
    names: ['Due', 'Date due', 'Payment due', 'Payment due date'],
    fixed: [14, 30].map((days) => ({ value: `+${days}`, label: texts.daysAfter(days) })),
  },
  {
    key: 'amount',
    label: 'Total',
    names: ['Invoice total', 'Total amount', 'Amount', 'Total inc VAT', 'Grand total', 'Gross'],
  },
  {
    key: 'due',
    label: 'Still owed',
    names: ['Balance', 'Open balance', 'Amount due', 'InvoiceAmountDue', 'Balance due', 'Outstanding'],
  },
  { key: 'paid', label: 'Paid so far', names: ['InvoiceAmountPaid', 'Amount paid', 'Paid', 'Paid amount'] },
  { key: 'paidOn', label: 'Paid on', names: ['Marked paid date', 'Payment date', 'Date paid', 'Paid date'] },
  { key: 'status', label: 'Status', names: ['Invoice status', 'State'] },
  { key: 'type', label: 'Kind of record', names: ['Type', 'Transaction type'] },
  {
    key: 'workDescription',
    label: 'Work',
    names: ['Subject', 'Item description', 'Description', 'Memo', 'Memo/Description', 'Line items'],
  },
  {
    key: 'vat',
    label: 'VAT in the total',
    names: ['TaxTotal', 'VAT total', 'Total VAT', 'Total tax', 'VAT', 'VAT amount', 'Tax', 'Sales tax'],
  },
  {
    key: 'reference',
    label: 'PO reference',
    names: ['Reference', 'PO number', 'Purchase order', 'Customer reference', 'Order number'],
  },
  { key: 'lineAmount', label: 'Line amount', names: ['Item amount'] },
  { key: 'lineVat', label: 'Line VAT', names: ['Tax amount', 'Item tax amount'] },
  {
    key: 'lineRate',
    label: 'Line VAT rate',
    names: ['TaxType', 'Item tax code', 'Tax code', 'VAT rate', 'Tax rate', 'VAT code'],
  },
  { key: 'lineQuantity', label: 'Line quantity', names: ['Quantity', 'Item quantity', 'Qty'] },
  { key: 'linePrice', label: 'Line price', names: ['UnitAmount', 'Unit price', 'Item rate', 'Rate'] },
];

/** The meaning of other programs' statuses; any other is an unpaid invoice. */
const states: readonly [RegExp, 'draft' | 'void' | 'paid'][] = [
  [/draft|awaiting approval|submitted|needs approval/i, 'draft'],
  [/void|delet|cancel|written off|write.?off|bad debt|credited/i, 'void'],
  [/^(fully )?paid\b|^deposited|^closed/i, 'paid'],
];

const summed = (cells: readonly string[]): number | undefined => {
  const numbers = cells.map(numberIn).filter((value) => value !== null);
  const isSum = numbers.length > 0 && numbers.every((value) => typeof value === 'number');
  return isSum ? roundToPence(numbers.reduce((sum: number, value) => sum + Number(value), 0)) : undefined;
};

/** The total in the file, or the sum of its lines. */
const totalOf = ({ cell, each }: Cells): unknown => {
  if (cell('amount')) return numberIn(cell('amount'));
  const net = summed(each('lineAmount'));
  return net === undefined ? '' : roundToPence(net + (summed(each('lineVat')) ?? 0));
};

const paidOf = ({ cell }: Cells, total: unknown, isPaid: boolean): unknown => {
  const [due, paid] = [numberIn(cell('due')), numberIn(cell('paid'))];
  if (typeof total === 'number' && typeof due === 'number') return roundToPence(total - due);
  if (due !== null && typeof due === 'string') return due;
  return paid ?? (isPaid ? total : 0);
};

/** Each row's line: the description, with quantity and price if the file has both. */
const workOf = ({ cell, each }: Cells): string => {
  const [words, quantities, prices] = [each('workDescription'), each('lineQuantity'), each('linePrice')];
  const lines = words.map((text, at) => {
    const [quantity, price] = [numberIn(quantities[at] ?? ''), numberIn(prices[at] ?? '')];
    const isCounted = typeof quantity === 'number' && typeof price === 'number' && quantity !== 1;
    return text && isCounted ? `${text} (${quantity} × ${formatPounds(price)})` : text;
  });
  const reference = cell('reference');
  return [...new Set(lines), reference && texts.reference(reference)].filter(Boolean).join('\n');
};

const dueOf = ({ cell, day }: Cells, issuedOn: string): string => {
  const [, days] = /^\+(\d+)$/.exec(cell('dueDate')) ?? [];
  return days && /^\d{4}-/.test(issuedOn) ? addDays(issuedOn, Number(days)) : day('dueDate');
};

const read = (cells: Cells, { finished, remind }: Choices): Record<string, unknown> | Passed => {
  const { cell, day } = cells;
  const kind = cell('type');
  if (kind && !/invoice/i.test(kind)) return { passed: texts.otherKind(kind) };
  if (cells.apart) return { apart: cells.apart };
  const state = states.find(([pattern]) => pattern.test(cell('status')))?.[1];
  if (state === 'draft') return { passed: texts.draft };
  if (state === 'void') return { passed: texts.voided(cell('status')) };
  const amount = totalOf(cells);
  const paid = paidOf(cells, amount, state === 'paid');
  if (typeof amount === 'number' && amount < 0) return { passed: texts.creditNote };
  if (typeof amount === 'number' && paid === amount && !finished) return { finished: texts.paid };
  const issuedOn = day('issuedOn');
  return {
    ...{ invoiceNumber: cell('invoiceNumber'), amount, issuedOn, dueDate: dueOf(cells, issuedOn), paid },
    paidOn: day('paidOn') || null,
    ...vatOf(cells, amount),
    workDescription: workOf(cells),
    ...(remind && paid !== amount && { remind: true }),
  };
};

interface Known {
  invoiceNumber: string;
  clientId: number;
  amount: number;
}

/** Invoices from another program, compared with the existing ones. */
export const invoicesTarget = (existing: readonly Known[]): MovingTarget<InvoiceRow> => ({
  name: 'invoices',
  title: 'Import invoices',
  noun: 'invoices',
  unit: ['invoice', 'invoices'],
  columns,
  shape: invoiceRow,
  days: ['issuedOn', 'dueDate', 'paidOn'],
  groupedBy: 'invoiceNumber',
  agreeing: ['client', 'issuedOn', 'dueDate', 'due', 'paid', 'status'],
  perLine: 'amount',
  read,
  nameIn: ({ cell }) => [cell('invoiceNumber'), cell('client')].filter(Boolean).join(' · '),
  standings: () =>
    numberStandings(
      existing.map(({ invoiceNumber, clientId, amount }) => ({ number: invoiceNumber, clientId, amount })),
      ({ invoiceNumber, amount }) => ({ number: invoiceNumber, amount }),
    ),
  renumbered: (fields) => ({ ...fields, invoiceNumber: nextNumber(fields.invoiceNumber) }),
  send: withClients((rows) => call(invoicesRoutes.import, { body: { rows } })),
});

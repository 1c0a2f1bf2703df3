import { toPounds } from '../money.ts';
import type { Week } from '../time/shown.ts';
import { vatNames } from '../uk/vat.ts';
import type { BankMove, BookRecord, Bought, Cell, Sale, SaleRow } from './sale.ts';

/** Files for people: nothing is truncated, and each amount has its own column. */

export const boughtColumns = [
  'Date',
  'Supplier',
  'Net',
  'VAT',
  'Total',
  'Category',
  'File name',
  'Reverse charge VAT',
];

export const plainBought = ({
  key,
  date,
  supplier,
  net,
  vat,
  total,
  category,
  fileName,
  notional,
}: Bought): BookRecord => ({
  key,
  date,
  rows: [
    [
      date,
      supplier,
      toPounds(net),
      toPounds(vat),
      toPounds(total),
      category,
      fileName,
      notional ? toPounds(notional) : '',
    ],
  ],
});

export const saleColumns = ['Date', 'Number', 'Customer', 'Due', 'For', 'VAT code', 'Net', 'VAT', 'Total'];
export const creditColumns = [
  'Date',
  'Number',
  'Customer',
  'Credits',
  'For',
  'VAT code',
  'Net',
  'VAT',
  'Total',
];

const byCode = (rows: readonly SaleRow[]): SaleRow[] => {
  const sums = new Map<string, SaleRow>();
  for (const row of rows) {
    const { net = 0, amount = 0 } = sums.get(row.vat) ?? {};
    sums.set(row.vat, { ...row, net: net + row.net, amount: amount + row.amount });
  }
  return [...sums.values()];
};

/** One row per VAT code of an invoice or credit note; credit notes are negative. */
export const plainSale = (sale: Sale): BookRecord => {
  const sign = sale.kind === 'invoice' ? 1 : -1;
  const rows = byCode(sale.rows).map(({ vat, net, amount }): Cell[] => [
    ...[sale.date, sale.number, sale.contact.name, sale.credits ?? sale.due, sale.reference, vatNames[vat]],
    ...[net, amount, net + amount].map((pence) => toPounds(sign * pence)),
  ]);
  return { key: sale.key, date: sale.date, rows };
};

export const moveColumns = ['Date', 'Invoice', 'Customer', 'How', 'Reference', 'Amount'];

export const plainMove = ({ key, date, number, payee, how, reference, pence }: BankMove): BookRecord => ({
  key,
  date,
  rows: [[date, number, payee, how, reference, toPounds(pence)]],
});

export const filedColumns = [
  ...['Period from', 'Period to', 'Due', 'Status', 'Box 1', 'Box 2', 'Box 3', 'Box 4', 'Box 5', 'Box 6'],
  ...[
    'Box 7',
    'Box 8',
    'Box 9',
    'Declared by',
    'Declared at',
    'HMRC reference',
    'HMRC had it at',
    'Receipt ID',
  ],
];

/** A VAT return filed with HMRC, with its receipt. */
export interface FiledBefore {
  start: string;
  end: string;
  due: string;
  status: string;
  /** Boxes 1 to 9 in pounds, as filed. */
  boxes: number[];
  declared: { name: string; at: string };
  acknowledgement?:
    | { formBundleNumber: string | null; processingDate: string | null; receiptId: string | null }
    | undefined;
}

export const plainFiled = (filed: FiledBefore): BookRecord => {
  const { start, end, due, status, boxes, declared, acknowledgement } = filed;
  return {
    key: `v${end}`,
    date: end,
    rows: [
      [
        ...[start, end, due, status, ...boxes, declared.name, declared.at],
        acknowledgement?.formBundleNumber ?? '',
        acknowledgement?.processingDate ?? '',
        acknowledgement?.receiptId ?? '',
      ],
    ],
  };
};

export const weekColumns = [
  ...['Week from', 'Employee', 'Status', 'Work minutes', 'Travel minutes', 'Break minutes'],
  ...['Paid minutes', 'Pay', 'Approved by', 'Approved at'],
];

const minutesOf = ({ minutes, paidMinutes }: Week): number[] => [
  ...[minutes.work, minutes.travel + minutes.homeTravel, minutes.break, paidMinutes],
];

/** A person's week, as approved or as it stands. */
export const plainWeek = (week: Week): BookRecord => ({
  key: `w${week.monday} ${week.employeeId}`,
  date: week.monday,
  rows: [
    [
      ...[week.monday, week.name, week.state],
      ...minutesOf(week).map(String),
      week.payPence === null ? '' : toPounds(week.payPence),
      week.approvedByName ?? '',
      week.approvedAt ?? '',
    ],
  ],
});

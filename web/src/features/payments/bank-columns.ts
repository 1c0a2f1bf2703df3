import { type Column, type Matching, missingIn } from '../../forms/csv/columns.ts';

/**
 * The columns that matter of a statement, with the headings that banks have given them in their files: Starling, Monzo, Barclays,
 * NatWest, Lloyds, Halifax, HSBCnet, Metro Bank, Tide and Revolut. Any other file's are chosen by hand once.
 */
export const columns: readonly Column[] = [
  {
    key: 'date',
    label: 'Date',
    required: true,
    names: [
      ...['Transaction Date', 'Posting Date', 'Value Date'],
      ...['Completed Date', 'Date completed (UTC)', 'Started Date', 'Date started (UTC)'],
    ],
  },
  {
    key: 'amount',
    label: 'Money in',
    required: true,
    // What came in is meant before what may be either.
    names: [
      'Credit Amount',
      'Paid in',
      'Money in',
      'In',
      'Credit',
      'Credits',
      'Amount (GBP)',
      'Amount',
      'Value',
    ],
  },
  { key: 'payer', label: 'Who paid', names: ['Counter Party', 'Counterparty', 'Name', 'Payee', 'Payer'] },
  {
    key: 'text',
    label: 'Description',
    names: ['Transaction Description', 'Memo', 'Details', 'Narrative', 'Transaction'],
  },
  {
    key: 'reference',
    label: 'Reference',
    names: ['Notes and #tags', 'Payment reference', 'Customer reference', 'Ref'],
  },
  { key: 'account', label: 'Account', names: ['Account Number', 'Account No'] },
  {
    key: 'direction',
    label: 'In or out',
    names: [
      ...['CR/DR', 'DR/CR', 'Credit/Debit', 'Debit/Credit', 'Credit or Debit', 'Debit or Credit'],
      ...['Credit Debit Indicator', 'Direction', 'In/Out', 'Transaction Type', 'Type'],
    ],
  },
  { key: 'state', label: 'State', names: ['Status', 'Transaction Status', 'Payment Status'] },
  { key: 'currency', label: 'Currency', names: ['Payment Currency', 'Currency Code', 'Account Currency'] },
];

/** The label of a column without which nothing can be read; undefined where nothing is missing. */
export const missingColumn = (matching: Matching): string | undefined => {
  const needed = missingIn(columns, matching);
  const hasText = ['payer', 'text', 'reference'].some((key) => matching[key]);
  return needed?.label ?? (hasText ? undefined : columns.find(({ key }) => key === 'text')?.label);
};

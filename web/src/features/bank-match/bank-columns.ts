import { type Column, type Matching, missingIn } from '../../forms/csv/columns.ts';

/**
 * A statement's relevant columns, with the headings used by Starling, Monzo, Barclays, NatWest, Lloyds, Halifax, HSBCnet, Metro
 * Bank, Tide and Revolut. For other files the user chooses them once.
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
    // A money-in column is preferred to one for both directions.
    names: ['Credit Amount', 'Paid in', 'In', 'Credit', 'Credits', 'Amount (GBP)', 'Amount', 'Value'],
  },
  { key: 'payer', label: 'Who paid', names: ['Counterparty', 'Name', 'Payee', 'Payer'] },
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

/** The label of a required column that is missing, if any. */
export const missingColumn = (matching: Matching): string | undefined => {
  const needed = missingIn(columns, matching);
  const hasText = ['payer', 'text', 'reference'].some((key) => matching[key]);
  return needed?.label ?? (hasText ? undefined : columns.find(({ key }) => key === 'text')?.label);
};

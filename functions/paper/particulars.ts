import { money } from '#functions/lib/pence.ts';
import { formatDate } from '#shared/dates.ts';
import type { Cell } from './cells.ts';
import type {
  ClaimDocument,
  CreditNoteDocument,
  InvoiceDocument,
  PaperDocument,
  QuoteDocument,
  StatementDocument,
} from './document.ts';
import { colour, styles } from './style.ts';
import { isClaim, oneLine } from './wording.ts';

const amountCell = (label: string, pence: number): Cell => ({
  label,
  value: money(pence),
  share: 1.5,
  style: styles.total,
  align: 'right',
});

const numberCell = (label: string, number: string): Cell => ({ label, value: oneLine(number), share: 1.4 });
const dateCell = (label: string, date: string): Cell => ({ label, value: formatDate(date), share: 1 });

const dueCell = ({ status, due, paidOn }: InvoiceDocument): Cell => {
  if (status === 'paid' && paidOn) return dateCell('Paid', paidOn);
  if (status !== 'overdue') return dateCell('Due', due);
  return { ...dateCell('Due', due), style: { ...styles.value, colour: colour.overdue } };
};

/** The tax point, if it differs from the day of issue (VR reg 14(1)(c)). */
const taxPointCells = ({ taxPoint, issued, table }: InvoiceDocument): Cell[] =>
  taxPoint && taxPoint !== issued ? [dateCell(table?.showsVat ? 'Tax point' : 'Date of work', taxPoint)] : [];

const amountLabels: Record<InvoiceDocument['status'], string> = {
  paid: 'Amount paid',
  unpaid: 'Amount due',
  overdue: 'Amount overdue',
  credited: 'Amount credited',
  void: 'Amount',
};

const standingCell = ({ kind, status, amountPence, balancePence }: InvoiceDocument): Cell => {
  const isOpen = status === 'unpaid' || status === 'overdue';
  if (kind === 'receipt' && isOpen) return amountCell('Still to pay', balancePence);
  return amountCell(amountLabels[status], isOpen ? balancePence : amountPence);
};

const ofInvoice = (invoice: InvoiceDocument): Cell[] => [
  numberCell('Invoice number', invoice.number),
  dateCell('Issued', invoice.issued),
  ...taxPointCells(invoice),
  dueCell(invoice),
  standingCell(invoice),
];

const ofCreditNote = ({ number, issued, credits, amountPence }: CreditNoteDocument): Cell[] => [
  { ...numberCell('Credit note number', number), share: 1.2 },
  dateCell('Issued', issued),
  { ...numberCell('Credits invoice', credits.number), share: 1.7 },
  dateCell('Invoice of', credits.issued),
  amountCell('Credited', amountPence),
];

const ofQuote = ({ number, issued, validUntil, amountPence }: QuoteDocument): Cell[] => [
  numberCell('Quote number', number),
  dateCell('Date', issued),
  dateCell('Valid until', validUntil),
  amountCell('Total', amountPence),
];

const ofClaim = ({ number, issued, about, answerBy, amountPence, kind }: ClaimDocument): Cell[] => [
  { ...numberCell('Number', number), share: 1 },
  dateCell('Date', issued),
  { ...numberCell('About invoice', about.number), share: 1.6 },
  ...(answerBy ? [dateCell('Court from', answerBy)] : []),
  amountCell(kind === 'late_pay' ? 'Claimed' : 'Owed', amountPence),
];

const ofStatement = ({ issued, amountPence, statement }: StatementDocument): Cell[] => [
  dateCell('As of', issued),
  { label: 'Open invoices', value: `${statement.open.length + statement.more.count}`, share: 1 },
  amountCell('Owed', amountPence),
];

/** Number, dates and amount, as each kind of document shows them. */
export const particularsOf = (paper: PaperDocument): Cell[] => {
  if (paper.kind === 'credit_note') return ofCreditNote(paper);
  if (isClaim(paper)) return ofClaim(paper);
  if (paper.kind === 'statement') return ofStatement(paper);
  return paper.kind === 'quote' ? ofQuote(paper) : ofInvoice(paper);
};

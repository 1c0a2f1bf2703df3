import type { InvoiceUpdate } from '../../invoices/input.ts';
import { canonicalJson } from '../../kernel/canonical.ts';
import { conflict } from '../../kernel/refusal.ts';
import { sumsOf } from '../../lines/sums.ts';
import { formatPounds } from '../../money.ts';
import { cleanedCode } from '../../plain-text.ts';
import type { KeptOf } from '../reader.ts';
import type { IssuedPart } from './shown.ts';

type Invoice = KeptOf<'invoice'>;

/** What an update gives, but what it is based on. */
export type GivenChange = Omit<InvoiceUpdate, 'updatedAt'>;

const ofInvoice = [
  'invoiceNumber',
  'clientId',
  'amount',
  'materialsCost',
  'laborCost',
  'hoursWorked',
  'hourlyRate',
] as const;
const ofDocument = ['lines', 'pricesInclude', 'discount', 'taxPoint', 'reverseCharge'] as const;

const isSame = (given: unknown, kept: unknown): boolean => canonicalJson([given]) === canonicalJson([kept]);

/** What an issued invoice says of money, to whom and under which number does not change; a caller may repeat it. Throws 409 naming each. */
export const refuseFixed = (given: GivenChange, current: Invoice, issued: IssuedPart): void => {
  const wrong = [
    ...ofInvoice.filter((name) => given[name] !== undefined && (given[name] ?? 0) !== (current[name] ?? 0)),
    ...ofDocument.filter((name) => given[name] !== undefined && !isSame(given[name], issued[name])),
  ];
  if (wrong.length === 0) return;
  const message = 'This invoice can’t be changed. Credit it and create a new one';
  throw conflict(
    message,
    wrong.map((path) => ({ path, message })),
    'money_fixed',
  );
};

const fixedBy = (path: string, message: string) => conflict(message, [{ path, message }], 'money_fixed');

/** Pounds that an edit leaves without VAT, of which alone the credit notes of one amount take off. */
const chargedFree = ({ lines, amount = 0, ...terms }: GivenChange): number => {
  if (!lines) return amount;
  return sumsOf({ ...terms, lines }).byRate.find(({ vat }) => vat === 'o')?.net ?? 0;
};

/** What was credited of one amount stays within it, and with the client that the credit notes name. Throws 409. */
export const refusePastCredits = ({ credited, clientId }: Invoice, given: GivenChange): void => {
  if (!credited) return;
  const message = 'Part of this invoice has been credited. Credit the rest and create a new one';
  if (given.clientId !== undefined && given.clientId !== clientId) throw fixedBy('clientId', message);
  if (chargedFree(given) >= credited) return;
  const is = `${formatPounds(credited)} of this invoice is credited`;
  if (given.lines) throw fixedBy('lines', `${is} without VAT. Its lines without VAT cannot come to less`);
  throw fixedBy('amount', `${is}. It cannot come to less`);
};

/** The field of an update that an invoice which takes this one off holds; `undefined` where none is touched. */
export const heldByTaker = (
  current: Invoice,
  { clientId, amount, lines }: GivenChange,
): 'lines' | 'amount' | 'clientId' | undefined => {
  if (lines) return 'lines';
  if (amount !== undefined && amount !== current.amount) return 'amount';
  return clientId !== undefined && clientId !== current.clientId ? 'clientId' : undefined;
};

/** A number that was kept before numbers were cleaned comes back cleaned: it is repeated, not changed. */
export const withOwnNumber = (given: GivenChange, { invoiceNumber }: Invoice): GivenChange =>
  given.invoiceNumber === cleanedCode(invoiceNumber) ? { ...given, invoiceNumber } : given;

/** What else moves with an update: a new due date begins the reminders anew. */
export const stepsFor = (current: Invoice, { dueDate }: { dueDate?: string | undefined }) =>
  dueDate === undefined || dueDate === current.dueDate || current.reminderStep === undefined
    ? {}
    : { reminderStep: null };

import type { InvoiceUpdate } from '../../invoices/input.ts';
import { canonicalJson } from '../../kernel/canonical.ts';
import { conflict } from '../../kernel/refusal.ts';
import { sumsOf } from '../../lines/sums.ts';
import { formatPounds } from '../../money.ts';
import { cleanedCode } from '../../plain-text.ts';
import type { KeptOf } from '../reader.ts';
import type { IssuedPart } from './shown.ts';

type Invoice = KeptOf<'invoice'>;

/** The fields that an update sets, without the version it is based on. */
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

/**
 * The amounts, client and number of an issued invoice can't change, but a caller may repeat them. Throws 409 naming each
 * changed field.
 */
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

/** The part without VAT after an edit, in pounds: the only part that credit notes of one amount reduce. */
const chargedFree = ({ lines, amount = 0, ...terms }: GivenChange): number => {
  if (!lines) return amount;
  return sumsOf({ ...terms, lines }).byRate.find(({ vat }) => vat === 'o')?.net ?? 0;
};

/** Throws 409 if an edit brings the part without VAT below what was credited, or changes the client of the credit notes. */
export const refusePastCredits = ({ credited, clientId }: Invoice, given: GivenChange): void => {
  if (!credited) return;
  const message = 'Part of this invoice has been credited. Credit the rest and create a new one';
  if (given.clientId !== undefined && given.clientId !== clientId) throw fixedBy('clientId', message);
  if (chargedFree(given) >= credited) return;
  const is = `${formatPounds(credited)} of this invoice is credited`;
  if (given.lines) throw fixedBy('lines', `${is} without VAT. Its lines without VAT cannot come to less`);
  throw fixedBy('amount', `${is}. It cannot come to less`);
};

/** The field of an update that is fixed because another invoice deducts this one; undefined if none is touched. */
export const heldByTaker = (
  current: Invoice,
  { clientId, amount, lines }: GivenChange,
): 'lines' | 'amount' | 'clientId' | undefined => {
  if (lines) return 'lines';
  if (amount !== undefined && amount !== current.amount) return 'amount';
  return clientId !== undefined && clientId !== current.clientId ? 'clientId' : undefined;
};

/** A number stored before numbers were cleaned is returned cleaned, so sending it back is no change. */
export const withOwnNumber = (given: GivenChange, { invoiceNumber }: Invoice): GivenChange =>
  given.invoiceNumber === cleanedCode(invoiceNumber) ? { ...given, invoiceNumber } : given;

/** The other fields an update changes: a new due date restarts the reminders. */
export const stepsFor = (current: Invoice, { dueDate }: { dueDate?: string | undefined }) =>
  dueDate === undefined || dueDate === current.dueDate || current.reminderStep === undefined
    ? {}
    : { reminderStep: null };

import type { StoredFirm } from '#functions/firms/entity.ts';
import { canonicalJson } from '#functions/lib/canonical.ts';
import { conflict, invalidField } from '#functions/lib/errors.ts';
import { withoutLines } from '#shared/domain/invoices/lines.ts';
import type { InvoiceUpdate } from '#shared/invoices/input.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { formatPounds } from '#shared/money.ts';
import { cleanedCode } from '#shared/plain-text.ts';
import type { StoredInvoice } from '../entity.ts';
import { refuseRenumbering } from '../numbering/invoice-number.ts';
import { taxOfChange } from '../one-amount.ts';
import { type Prepared, updateInvoice } from '../store.ts';
import { refuseWhileTakenOff } from '../taken-off.ts';
import type { IssuedInvoice } from './document.ts';
import { issueable } from './paper.ts';
import { issuedPart, readIssued } from './read.ts';

type Given = Omit<InvoiceUpdate, 'updatedAt'>;

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

/** What an issued invoice says of money, to whom and under which number does not change; a caller may repeat it. */
const refuseFixed = (given: Given, current: StoredInvoice, document: IssuedInvoice): void => {
  const wrong = [
    ...ofInvoice.filter((name) => given[name] !== undefined && (given[name] ?? 0) !== (current[name] ?? 0)),
    ...ofDocument.filter((name) => given[name] !== undefined && !isSame(given[name], document[name])),
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
const chargedFree = ({ lines, amount = 0, ...terms }: Given): number => {
  if (!lines) return amount;
  return sumsOf({ ...terms, lines }).byRate.find(({ vat }) => vat === 'o')?.net ?? 0;
};

/** What was credited of one amount stays within it, and with the client that the credit notes name. */
const refusePastCredits = ({ credited, clientId }: StoredInvoice, given: Given): void => {
  if (!credited) return;
  const message = 'Part of this invoice has been credited. Credit the rest and create a new one';
  if (given.clientId !== undefined && given.clientId !== clientId) throw fixedBy('clientId', message);
  if (chargedFree(given) >= credited) return;
  const is = `${formatPounds(credited)} of this invoice is credited`;
  if (given.lines) throw fixedBy('lines', `${is} without VAT. Its lines without VAT cannot come to less`);
  throw fixedBy('amount', `${is}. It cannot come to less`);
};

/** What another invoice takes off of this one stays what was taken. */
const refusePastTaken = async (current: StoredInvoice, { clientId, amount, lines }: Given): Promise<void> => {
  if (lines) return refuseWhileTakenOff(current, 'lines');
  if (amount !== undefined && amount !== current.amount) return refuseWhileTakenOff(current, 'amount');
  if (clientId !== undefined && clientId !== current.clientId)
    return refuseWhileTakenOff(current, 'clientId');
};

const ofOneAmount = async (
  firm: StoredFirm,
  current: StoredInvoice,
  { vatCode, ...given }: Given,
): Promise<Prepared> => {
  await refuseRenumbering(firm, current.invoiceNumber, given.invoiceNumber);
  const { lines } = given;
  if (!lines && given.amount === undefined) throw invalidField('amount', 'Required');
  refusePastCredits(current, given);
  await refusePastTaken(current, given);
  if (!lines)
    return { fields: { ...withoutLines(given), ...taxOfChange(firm, current, { ...given, vatCode }) } };
  const { fields, paper } = await issueable(firm, { ...current, ...given, ofInvoice: current.id }, lines);
  return { fields: { ...withoutLines(given), ...fields }, paper };
};

/** A number that was kept before numbers were cleaned comes back cleaned: it is repeated, not changed. */
const withOwnNumber = (given: Given, { invoiceNumber }: StoredInvoice): Given =>
  given.invoiceNumber === cleanedCode(invoiceNumber) ? { ...given, invoiceNumber } : given;

const prepared = async (firm: StoredFirm, current: StoredInvoice, sent: Given): Promise<Prepared> => {
  const given = withOwnNumber(sent, current);
  if (current.voidedAt) throw conflict('This invoice is void');
  const issued = await readIssued(current);
  if (!issued) return ofOneAmount(firm, current, given);
  const { document } = issued;
  const { vatCode, ...fields } = given;
  if (vatCode) throw invalidField('vatCode', 'Its lines say it: leave this out');
  refuseFixed(fields, current, document);
  return {
    fields: withoutLines(fields),
    paper: () => ({ writes: [], part: issuedPart(document) }),
  };
};

/**
 * Changes an invoice. Of one with lines only what is not money changes; lines given to one of one amount issue it. Throws
 * as `updateInvoice` and `issueable` do, and 409 naming each field that is fixed, or that a credit note holds.
 */
export const changeInvoice = (
  firm: StoredFirm,
  id: number,
  { updatedAt: basedOn, ...given }: InvoiceUpdate,
) => updateInvoice(firm.firmId, id, basedOn, (current) => prepared(firm, current, given));

import { londonDate } from '../../dates.ts';
import { codeOf, groupOfAmount, type OneAmountCode } from '../../invoices/one-amount.ts';
import { conflict, invalidField } from '../../kernel/refusal.ts';
import { toPence, toPounds } from '../../money.ts';
import { isVatRegistered, type Registered } from '../../settings/registration.ts';
import type { KeptOf } from '../reader.ts';
import type { TaxGroup } from '../taxed/groups.ts';

type Invoice = KeptOf<'invoice'>;

/** The VAT fields of an invoice for one amount. Throws 400 on `vatCode` if the seller may not charge VAT. */
export const taxOfAmount = (business: Registered, amount: number, code: OneAmountCode, point: string) => {
  if (code !== 'o' && !isVatRegistered(business, point))
    throw invalidField('vatCode', 'You’re not registered for VAT. Choose No VAT');
  const group = groupOfAmount(toPence(amount), code, point);
  return { vat: toPounds(group.vat), tax: { point, groups: [group] } };
};

const fixed = (path: string, message: string) => conflict(message, [{ path, message }], 'money_fixed');

interface Given {
  amount?: number | undefined;
  vatCode?: OneAmountCode | null | undefined;
}

/**
 * The VAT fields after a change to an invoice for one amount. Throws 409 if it has VAT at several rates, or if the code
 * changes after part was credited.
 */
export const taxOfChange = (business: Registered, current: Invoice, { amount, vatCode }: Given) => {
  const code = vatCode === undefined ? codeOf(current) : (vatCode ?? undefined);
  const isOther = amount !== undefined && amount !== current.amount;
  if (code === codeOf(current) && !isOther) return {};
  const isOfSeveral = current.tax !== undefined && codeOf(current) === undefined;
  if (isOfSeveral)
    throw fixed(isOther ? 'amount' : 'vatCode', 'Its VAT came with it. Credit it and raise a new one');
  if (current.credited && code !== codeOf(current))
    throw fixed('vatCode', 'Part of this invoice is credited. Credit the rest and raise a new one');
  if (!code) return { vat: null, tax: null };
  const point = current.tax?.point ?? londonDate(current.createdAt);
  return taxOfAmount(business, amount ?? current.amount, code, point);
};

/** The VAT groups printed on an invoice for one amount, if they are known. */
export const groupsOnPaper = ({ hasLines, tax }: Pick<Invoice, 'hasLines' | 'tax'>): TaxGroup[] =>
  hasLines ? [] : (tax?.groups ?? []);

import type { StoredFirm } from '#functions/firms/entity.ts';
import { conflict, invalidField } from '#functions/lib/errors.ts';
import { londonDate } from '#shared/dates.ts';
import type { TaxGroup } from '#shared/domain/tax/groups.ts';
import { codeOf, groupOfAmount, type OneAmountCode } from '#shared/invoices/one-amount.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { isVatRegistered } from '#shared/settings/registration.ts';
import type { StoredInvoice } from './entity.ts';

/** What an invoice of one amount keeps of the VAT in it. Throws 400 naming `vatCode` for who may charge none. */
export const taxOfAmount = (firm: StoredFirm, amount: number, code: OneAmountCode, point: string) => {
  if (code !== 'o' && !isVatRegistered(firm.business ?? {}, point))
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
 * What a change of an invoice of one amount makes of the VAT in it. Throws 409 where VAT of several rates came with it, or credit notes
 * have taken some off: these stay as they are.
 */
export const taxOfChange = (firm: StoredFirm, current: StoredInvoice, { amount, vatCode }: Given) => {
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
  return taxOfAmount(firm, amount ?? current.amount, code, point);
};

/** The groups of an invoice of one amount as its paper prints them, if it knows them. */
export const groupsOnPaper = ({ hasLines, tax }: Pick<StoredInvoice, 'hasLines' | 'tax'>): TaxGroup[] =>
  hasLines ? [] : (tax?.groups ?? []);

import * as z from 'zod/mini';
import { today } from '../dates.ts';
import { date, id, lines, optional, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { toPence } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { isReverseCharge, rateBpOf, vatCodes } from '../uk/vat.ts';
import { invoiceNumber } from './fields.ts';

const notToCome = (name: 'issuedOn' | 'paidOn') =>
  z.refine<Record<string, unknown>>((row) => typeof row[name] !== 'string' || row[name] <= today(), {
    path: [name],
    error: 'Cannot be later than today',
  });

const vatGroup = z.strictObject({ code: z.enum(vatCodes), net: pounds, vat: pounds });
export type VatGroup = z.output<typeof vatGroup>;

/** Pence that another program may have rounded VAT up by, line by line. */
const spare = 50;

const isTooMuch = ({ code, net, vat }: VatGroup, issuedOn: string): boolean => {
  const rateBp = isReverseCharge(code) ? 0 : rateBpOf(code, issuedOn);
  return toPence(vat) > halfUp(times(toPence(net), rateBp), 10_000) + (rateBp > 0 ? spare : 0);
};

/** Each code once, none with more VAT than its rate makes, and all of them together the amount. */
const groupsMakeUp = z.check<{ vat?: VatGroup[] | undefined; amount: number; issuedOn: string }>(
  ({ value, issues }) => {
    const { vat: groups, amount, issuedOn } = value;
    if (!groups) return;
    const refuse = (message: string) =>
      issues.push({ code: 'custom', path: ['vat'], message, input: groups });
    const sum = groups.reduce((pence, { net, vat }) => pence + toPence(net) + toPence(vat), 0);
    if (sum !== toPence(amount)) refuse('Does not come to the total');
    if (new Set(groups.map(({ code }) => code)).size < groups.length) refuse('Names a rate twice');
    if (groups.some((group) => isTooMuch(group, issuedOn))) refuse('Is more VAT than its rate makes');
  },
);

/** An invoice of a file of another program, which has sent it. */
export const invoiceRow = z
  .strictObject({
    clientId: id,
    /** Kept as it is: it draws nothing from the series. */
    invoiceNumber,
    amount: pounds,
    issuedOn: date,
    dueDate: date,
    /** Pounds that came in before; on the day of the invoice unless `paidOn` says. */
    paid: optional(pounds),
    paidOn: optional(date),
    /** What the file says of VAT, by its code: together the amount. Without it the invoice says nothing of VAT. */
    vat: z.optional(
      z.array(vatGroup).check(z.minLength(1, 'Required'), z.maxLength(vatCodes.length, 'Are too many')),
    ),
    workDescription: optional(lines(textLimits.longText)),
    /** The morning's reminders go out for it as for any other; without it nobody is reminded until the user says so. */
    remind: z.optional(z.literal(true)),
  })
  .check(
    notToCome('issuedOn'),
    notToCome('paidOn'),
    groupsMakeUp,
    z.refine(({ paid, amount }) => !paid || paid <= amount, {
      path: ['paid'],
      error: 'Can’t be more than the invoice',
    }),
  );
export type InvoiceRow = z.output<typeof invoiceRow>;

/** Whether the morning's reminders go out for an invoice. */
export const remindersInput = z.strictObject({ on: z.boolean() });

/** What a reply says of an invoice for which they do not. */
export const shownReminders = { remindersOff: z._default(z.boolean(), false) };

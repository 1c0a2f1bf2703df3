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

/** The rounding difference in VAT, in pence, that another program may have for rounding line by line. */
const spare = 50;

const isTooMuch = ({ code, net, vat }: VatGroup, issuedOn: string): boolean => {
  const rateBp = isReverseCharge(code) ? 0 : rateBpOf(code, issuedOn);
  return toPence(vat) > halfUp(times(toPence(net), rateBp), 10_000) + (rateBp > 0 ? spare : 0);
};

/** Each code at most once, none with more VAT than its rate gives, and together equal to the amount. */
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

/** An invoice imported from another program's file, already sent from there. */
export const invoiceRow = z
  .strictObject({
    clientId: id,
    /** Stored unchanged: it takes no number from the series. */
    invoiceNumber,
    amount: pounds,
    issuedOn: date,
    dueDate: date,
    /** Pounds already received; dated as the invoice unless `paidOn` is given. */
    paid: optional(pounds),
    paidOn: optional(date),
    /** The VAT in the file, by code, adding up to the amount. If left out, the invoice states no VAT. */
    vat: z.optional(
      z.array(vatGroup).check(z.minLength(1, 'Required'), z.maxLength(vatCodes.length, 'Are too many')),
    ),
    workDescription: optional(lines(textLimits.longText)),
    /** If true, it gets automatic reminders like any other; otherwise none until the user turns them on. */
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

/** Whether an invoice gets automatic reminders. */
export const remindersInput = z.strictObject({ on: z.boolean() });

/** The reply for an invoice that gets none. */
export const shownReminders = { remindersOff: z._default(z.boolean(), false) };

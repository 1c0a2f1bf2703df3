import * as z from 'zod/mini';
import { today } from '../dates.ts';
import { date, id, lines, optional, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { invoiceNumber } from './fields.ts';

const notToCome = (name: 'issuedOn' | 'paidOn') =>
  z.refine<Record<string, unknown>>((row) => typeof row[name] !== 'string' || row[name] <= today(), {
    path: [name],
    error: 'Cannot be later than today',
  });

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
    workDescription: optional(lines(textLimits.longText)),
    /** The morning's reminders go out for it as for any other; without it nobody is reminded until the user says so. */
    remind: z.optional(z.literal(true)),
  })
  .check(
    notToCome('issuedOn'),
    notToCome('paidOn'),
    z.refine(({ paid, amount }) => !paid || paid <= amount, {
      path: ['paid'],
      error: 'Is more than the invoice is for',
    }),
  );
export type InvoiceRow = z.output<typeof invoiceRow>;

/** Whether the morning's reminders go out for an invoice. */
export const remindersInput = z.strictObject({ on: z.boolean() });

/** What a reply says of an invoice for which they do not. */
export const shownReminders = { remindersOff: z._default(z.boolean(), false) };

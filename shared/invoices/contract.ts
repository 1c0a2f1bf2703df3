import * as z from 'zod/mini';
import {
  basedOn,
  date,
  hours,
  id,
  idParams,
  inOrder,
  kept,
  line,
  lines,
  optional,
  orNull,
  pageQuery,
  pounds,
  requiredLine,
} from '../fields.ts';
import { textLimits } from '../limits.ts';
import { created, file, json, none, page, resource } from '../route.ts';
import { invoiceStatuses } from './status.ts';

const status = z.enum(invoiceStatuses);

const invoiceFields = z.strictObject({
  invoiceNumber: requiredLine(textLimits.code),
  clientId: id,
  jobId: optional(id),
  amount: pounds,
  status: z.optional(status),
  dueDate: date,
  workDescription: optional(lines(textLimits.longText)),
  workStartDate: optional(date),
  workEndDate: optional(date),
  workLocation: optional(line(textLimits.location)),
  materialsCost: optional(pounds),
  laborCost: optional(pounds),
  hoursWorked: optional(hours),
  hourlyRate: optional(pounds),
  notes: optional(lines(textLimits.longText)),
});
const datesInOrder = inOrder('workStartDate', 'workEndDate');

export const invoiceInput = invoiceFields.check(datesInOrder);
export type InvoiceInput = z.output<typeof invoiceInput>;

/** What a new invoice gets where nothing else is said. */
export const invoiceDefaults = { status: 'unpaid' } as const;

export const invoiceUpdate = z.extend(invoiceFields, basedOn).check(datesInOrder);
export type InvoiceUpdate = z.output<typeof invoiceUpdate>;

/** Holds of a whole invoice, whose update may tell one of the two dates alone. */
export const datedInvoice = z.looseObject({}).check(datesInOrder);

export const invoice = z.object({
  ...kept,
  clientId: z.number(),
  jobId: orNull(z.number()),
  invoiceNumber: z.string(),
  amount: z.number(),
  status,
  dueDate: z.string(),
  sentAt: orNull(z.string()),
  paidAt: orNull(z.string()),
  lastRemindedAt: orNull(z.string()),
  reminderCount: z._default(z.number(), 0),
  workDescription: orNull(z.string()),
  workStartDate: orNull(z.string()),
  workEndDate: orNull(z.string()),
  workLocation: orNull(z.string()),
  materialsCost: z._default(z.number(), 0),
  laborCost: z._default(z.number(), 0),
  hoursWorked: z._default(z.number(), 0),
  hourlyRate: z._default(z.number(), 0),
  notes: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
});
export type Invoice = z.output<typeof invoice>;

const one = { path: '/api/invoices/{id}', access: 'business', params: idParams } as const;

export const invoicesRoutes = resource({
  list: {
    method: 'GET',
    path: '/api/invoices',
    access: 'business',
    summary: 'The invoices, newest first, each with its client and job',
    query: pageQuery,
    reply: page(invoice),
  },
  get: { ...one, method: 'GET', summary: 'One invoice with its client and job', reply: json(invoice) },
  create: {
    method: 'POST',
    path: '/api/invoices',
    access: 'business',
    summary: 'Raise an invoice',
    body: invoiceInput,
    idempotent: true,
    reply: created(invoice),
  },
  update: { ...one, method: 'PUT', summary: 'Change an invoice', body: invoiceUpdate, reply: json(invoice) },
  remove: { ...one, method: 'DELETE', summary: 'Delete an invoice', reply: none },
  pdf: {
    method: 'GET',
    path: '/api/invoices/{id}/pdf',
    access: 'business',
    summary: 'The invoice as a PDF',
    params: idParams,
    reply: file('application/pdf'),
  },
  remind: {
    method: 'POST',
    path: '/api/invoices/{id}/remind',
    access: 'business',
    summary: 'Mail the client a reminder with the invoice attached',
    params: idParams,
    idempotent: true,
    reply: json(invoice),
  },
});

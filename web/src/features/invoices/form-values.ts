import * as z from 'zod/mini';
import { workOf } from '#shared/charging/work.ts';
import { formatDate, today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { dueFrom } from '#shared/invoices/due-date.ts';
import { invoiceInput } from '#shared/invoices/input.ts';
import { suggestedNumber } from '#shared/invoices/status.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { formatPounds } from '#shared/money.ts';
import { vatNames } from '#shared/uk/vat.ts';
import type { PartyNames } from '../../forms/party/use-names.ts';
import { texts } from './texts.ts';

/** A VAT-registered business must say how much of a single amount is VAT: otherwise it would be in no return. */
const taxed = invoiceInput.check(
  z.refine(({ vatCode }) => Boolean(vatCode), { path: ['vatCode'], error: texts.vatMissing }),
);
/** The form's schema: a VAT-registered business's new invoice must state its VAT. */
export const shapeFor = (needsVat: boolean) => (needsVat ? taxed : invoiceInput);
export type Values = z.input<typeof invoiceInput>;
/** The form's initial values: client and amount may still be missing. */
export type FirstValues = Partial<Values>;

interface Beginning {
  /** The default payment terms, for clients without their own. */
  business: { paymentTermsDays: number | null };
  clientId: number | null;
  job: Job | undefined;
}

/** A new invoice: suggested number and due date, the rest from its job. */
export const newValues = ({ business, clientId, job }: Beginning): FirstValues => ({
  invoiceNumber: suggestedNumber(Date.now()),
  dueDate: dueFrom(today(), null, business),
  status: 'unpaid',
  materialsCost: 0,
  laborCost: 0,
  hoursWorked: 0,
  hourlyRate: 0,
  notes: '',
  workDescription: '',
  workStartDate: '',
  workEndDate: '',
  workLocation: '',
  jobId: null,
  ...(clientId !== null && { clientId }),
  ...(job && {
    ...workOf(job),
    ...(job.amount !== null && { amount: job.amount }),
    clientId: job.clientId,
  }),
});

/** A saved invoice in the form's shape. */
export const valuesOf = (invoice: Invoice): Values => ({
  invoiceNumber: invoice.invoiceNumber,
  clientId: invoice.clientId,
  jobId: invoice.jobId,
  amount: invoice.amount,
  vatCode: invoice.vatCode,
  status: invoice.status,
  dueDate: invoice.dueDate,
  workDescription: invoice.workDescription ?? '',
  workStartDate: invoice.workStartDate ?? '',
  workEndDate: invoice.workEndDate ?? '',
  workLocation: invoice.workLocation ?? '',
  materialsCost: invoice.materialsCost,
  laborCost: invoice.laborCost,
  hoursWorked: invoice.hoursWorked,
  hourlyRate: invoice.hourlyRate,
  notes: invoice.notes ?? '',
});

/** A field's formatted value. */
export const readable = (name: keyof Values, value: unknown, names: PartyNames): string => {
  if (name === 'clientId') return names.client(Number(value));
  if (name === 'jobId') return names.job(Number(value));
  if (name === 'vatCode') return vatNames[value as keyof typeof vatNames];
  if (name === 'status') return texts.statuses[value as keyof typeof texts.statuses];
  if (typeof value === 'string') return name.endsWith('Date') ? formatDate(value) : value;
  return name === 'hoursWorked' ? String(value) : formatPounds(Number(value));
};

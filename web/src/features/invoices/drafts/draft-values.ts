import type * as z from 'zod/mini';
import { formatDate, today } from '#shared/dates.ts';
import { type Draft, draftInput } from '#shared/invoices/drafts.ts';
import { dueFrom } from '#shared/invoices/due-date.ts';
import { formatPounds } from '#shared/money.ts';
import { sumsNow } from '../../../forms/lines/line-sum.ts';
import type { LineValues } from '../../../forms/lines/line-values.ts';
import type { PartyNames } from '../../../forms/party/use-names.ts';
import { newValues } from '../form-values.ts';
import { texts } from './texts.ts';

export const shape = draftInput;
export type Values = z.input<typeof shape>;

type Beginning = Parameters<typeof newValues>[0];

/** A new draft: the suggested due date, the rest from its job, whose amount becomes the first line. */
export const newDraft = (
  from: Beginning & { firstLine: (description: string) => LineValues },
): Partial<Values> => {
  const { clientId, jobId, workDescription, workStartDate, workEndDate, workLocation } = newValues(from);
  const { job, business } = from;
  return {
    ...(clientId !== undefined && { clientId }),
    jobId: jobId ?? null,
    dueDate: dueFrom(today(), null, business),
    workDescription: workDescription ?? '',
    workStartDate: workStartDate ?? '',
    workEndDate: workEndDate ?? '',
    workLocation: workLocation ?? '',
    notes: '',
    lines: job ? [{ ...from.firstLine(job.title), unitPrice: job.amount ?? 0 }] : [],
    pricesInclude: 'net',
    reverseCharge: job?.reverseCharge ?? null,
  };
};

/** A saved draft in the form's shape. */
export const valuesOf = (draft: Draft): Values => ({
  clientId: draft.clientId,
  jobId: draft.jobId,
  dueDate: draft.dueDate ?? '',
  workDescription: draft.workDescription ?? '',
  workStartDate: draft.workStartDate ?? '',
  workEndDate: draft.workEndDate ?? '',
  workLocation: draft.workLocation ?? '',
  notes: draft.notes ?? '',
  lines: (draft.lines ?? []) as LineValues[],
  pricesInclude: draft.pricesInclude ?? 'net',
  discount: draft.discount,
  taxPoint: draft.taxPoint,
  reverseCharge: draft.reverseCharge,
});

/** A field's formatted value. */
export const readable = (name: string, value: unknown, names: PartyNames): string => {
  if (name === 'clientId') return names.client(Number(value));
  if (name === 'jobId') return names.job(Number(value));
  if (name === 'lines') return formatPounds(sumsNow({ lines: value as LineValues[] }).total);
  if (typeof value === 'string') return name.endsWith('Date') ? formatDate(value) : value;
  return texts.lines;
};

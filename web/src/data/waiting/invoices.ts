import * as z from 'zod/mini';
import { today } from '#shared/dates.ts';
import { type Invoice, invoicesRoutes, oneInvoice } from '#shared/invoices/contract.ts';
import { derivedFrom } from '#shared/invoices/derived.ts';
import { draft } from '#shared/invoices/drafts.ts';
import { invoiceDefaults, shownStatus } from '#shared/invoices/status.ts';
import type { DocumentFigures } from '#shared/lines/document.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { type PaymentInput, payment, paymentsRoutes } from '#shared/payments/contract.ts';
import { routeKey } from '#shared/route.ts';
import type { Entry, NewEntry } from '../../outbox/entry.ts';
import { words } from '../../words.ts';
import {
  added,
  amended,
  amendedOne,
  beginning,
  changed,
  type Laying,
  made,
  namesAround,
  toldFields,
} from './laying.ts';

const create = routeKey(invoicesRoutes.create);
const update = routeKey(invoicesRoutes.update);
const createDraft = routeKey(invoicesRoutes.createDraft);
const updateDraft = routeKey(invoicesRoutes.updateDraft);
const record = routeKey(paymentsRoutes.record);
const issue = routeKey(invoicesRoutes.issue);

/** What the lines of a document come to, where it has any. */
export const figuresOf = (told: Record<string, unknown>): Record<string, unknown> => {
  if (!Array.isArray(told.lines)) return {};
  const document = told as unknown as DocumentFigures;
  return { ...derivedFrom(document), sums: sumsOf(document), hasLines: true };
};

const filled = (told: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));

const asInvoice = (entry: NewEntry) => {
  const told = filled(toldFields(entry));
  const figures = figuresOf(told);
  const { amount = 0, dueDate = today() } = { ...told, ...figures } as { amount?: number; dueDate?: string };
  const status = shownStatus({ ...invoiceDefaults, dueDate, ...told }, today());
  const isPaid = status === 'paid';
  return z.parse(oneInvoice, {
    invoiceNumber: words.numberToCome,
    ...told,
    ...figures,
    ...namesAround(entry),
    ...beginning(entry),
    status,
    paid: isPaid ? amount : 0,
    balance: isPaid ? 0 : amount,
    overpaid: 0,
    paidAt: isPaid ? new Date(entry.at).toISOString() : null,
    payments: [],
  });
};

/** What a draft becomes once it is issued. */
const asIssued = (entry: NewEntry) => asInvoice({ ...entry, body: entry.around?.draft ?? {}, around: {} });

/** What it says of its money after its amount, its due date or its state was changed. */
const settled = (before: unknown, entry: NewEntry): unknown => {
  const row = { ...(changed(before, entry) as Invoice), ...figuresOf(toldFields(entry)) };
  const paid = row.status === 'paid' ? toPence(row.amount) - toPence(row.credited) : toPence(row.paid);
  const balance = Math.max(0, toPence(row.amount) - toPence(row.credited) - paid);
  const status = row.status === 'paid' ? row.status : shownStatus({ ...row, status: 'unpaid' }, today());
  return { ...row, status, paid: toPounds(paid), balance: toPounds(balance) };
};

const asDraft = (entry: NewEntry) => {
  const told = filled(toldFields(entry));
  return z.parse(draft, { ...told, ...figuresOf(told), ...namesAround(entry), ...beginning(entry) });
};
const redrafted = (before: unknown, entry: NewEntry): unknown => ({
  ...(changed(before, entry) as object),
  ...figuresOf(toldFields(entry)),
});

const asPayment = (entry: NewEntry) =>
  z.parse(payment, { ...toldFields(entry), ...beginning(entry), refunds: [], refunded: 0 });

/** An invoice after money came in for it. */
const received = (before: unknown, entry: NewEntry): unknown => {
  const row = before as Invoice & { payments?: unknown[] };
  const { invoiceId, amount } = entry.body as PaymentInput;
  if (row.id !== invoiceId) return row;
  const paid = toPence(row.paid) + toPence(amount);
  const owed = toPence(row.amount) - toPence(row.credited) - paid;
  return {
    ...row,
    paid: toPounds(paid),
    balance: toPounds(Math.max(0, owed)),
    overpaid: toPounds(Math.max(0, -owed)),
    ...(owed <= 0 && { status: 'paid', paidAt: new Date(entry.at).toISOString() }),
    ...(row.payments && { payments: [asPayment(entry), ...row.payments] }),
  };
};
const receivedOne = (one: unknown, entry: Entry): unknown => one && received(one, entry);

export const invoicesLaying: Laying = {
  rows: {
    [invoicesRoutes.list.path]: {
      [create]: added(asInvoice),
      [issue]: added(asIssued),
      [update]: amended(settled),
      [record]: (rows, entry) => rows.map((row) => received(row, entry) as typeof row),
    },
    [invoicesRoutes.drafts.path]: {
      [createDraft]: added(asDraft),
      [updateDraft]: amended(redrafted),
      [issue]: (rows, { params }) => rows.filter(({ id }) => id !== Number(params.id)),
    },
  },
  ones: {
    [invoicesRoutes.get.path]: {
      [create]: made(asInvoice),
      [issue]: made(asIssued),
      [update]: amendedOne(settled),
      [record]: receivedOne,
    },
    [invoicesRoutes.getDraft.path]: { [createDraft]: made(asDraft), [updateDraft]: amendedOne(redrafted) },
  },
  replies: {
    [create]: asInvoice,
    [issue]: asIssued,
    [update]: (entry) => settled(entry.base, entry),
    [createDraft]: asDraft,
    [updateDraft]: (entry) => redrafted(entry.base, entry),
    [record]: asPayment,
  },
};

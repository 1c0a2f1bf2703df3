import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { InvoiceInput } from '#shared/invoices/input.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { HandMethod } from '#shared/payments/methods.ts';
import { fromServer } from '../../api/from-server.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { invoiceQuery } from '../../data/invoices.ts';
import { useVatCode } from '../../data/vat-code.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { nameOfNew } from '../../store/kept-forms.ts';
import { madeOn } from '../../store/made-on.ts';
import { words } from '../../words.ts';
import { type FirstValues, shapeFor, type Values, valuesOf } from './form-values.ts';
import { useRecordPayment } from './payments/use-payments.ts';
import { texts } from './texts.ts';

const unpriced = ({
  amount: _a,
  materialsCost: _m,
  laborCost: _l,
  hoursWorked: _h,
  hourlyRate: _r,
  vatCode: _v,
  ...values
}: Omit<InvoiceInput, 'status'>) => values;

/** The series gives the number as the invoice is raised: one typed here would be a guess. */
const unnumbered = ({ invoiceNumber: _drawn, ...values }: InvoiceInput) => values;

/** Whether new invoices get their number from a series without gaps. */
export const useDrawsNumber = (): boolean => useSignedInUser().numbering?.invoice === 'consecutive';

interface Options {
  /** The invoice that is edited, null for a new one. */
  invoice: Invoice | null;
  /** What a new one begins with. */
  first: FirstValues;
  /** How it was paid, where it is marked as paid. */
  paidHow: HandMethod;
  /** `created` is the new invoice, null after an update and when the form was given up. */
  onClose: (created: Invoice | null) => void;
}

// A status that was not touched is left out: the server would otherwise keep what only reads overdue for its date.
// The money of an issued invoice with lines is fixed, so it is not sent either.
// Nor is that it is paid: the payment says so, with how it came.
const updateOf = (base: Invoice, { status, ...values }: InvoiceInput) => ({
  params: { id: base.id },
  body: madeOn(
    {
      ...(base.hasLines ? unpriced(values) : values),
      updatedAt: base.updatedAt,
      ...(status !== base.status && status !== 'paid' && { status }),
    },
    base,
  ),
});

/** The invoice's form, which creates or updates. */
export const useInvoiceForm = ({ invoice, first, paidHow, onClose }: Options) => {
  const cache = useQueryClient();
  const draws = useDrawsNumber();
  const isRegistered = useVatCode() !== 'o';
  const created = useRef<Invoice | null>(null);
  const record = useRecordPayment();
  /** Money that came is a payment. */
  const pay = async ({ id, balance, status }: Invoice): Promise<void> => {
    if (balance > 0 && status !== 'paid')
      await record({ invoiceId: id, amount: balance, method: paidHow, paidOn: today() });
  };
  const create = useCall(invoicesRoutes.create, {
    success: ({ id }) => ({
      ...texts.created,
      next: { word: words.send, to: `/invoices?id=${id}&send=${id}` },
    }),
    failure: texts.createFailed,
  });
  const update = useCall(invoicesRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  return useRecordForm<Invoice, Values, InvoiceInput>({
    keptAs: invoice ? `invoice/${invoice.id}` : nameOfNew('invoice', first),
    shape: shapeFor(invoice === null && isRegistered),
    opened: invoice,
    toValues: (row) => (row ? valuesOf(row) : first) as DefaultValues<Values>,
    readNow: () => cache.fetchQuery({ ...invoiceQuery(invoice?.id ?? 0), ...fromServer }),
    save: async (values, base) => {
      const isPaid = values.status === 'paid';
      const body: InvoiceInput = isPaid ? { ...values, status: 'unpaid' } : values;
      const saved = base
        ? await update.mutateAsync(updateOf(base, values))
        : await create.mutateAsync({ body: draws ? unnumbered(body) : body });
      if (!base) created.current = saved;
      if (isPaid && base?.status !== 'paid') await pay(saved);
    },
    onClose: () => onClose(created.current),
  });
};

export type InvoiceForm = ReturnType<typeof useInvoiceForm>['form'];

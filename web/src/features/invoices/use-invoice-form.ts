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

/** The series assigns the number when the invoice is created: one sent from here would be a guess. */
const unnumbered = ({ invoiceNumber: _drawn, ...values }: InvoiceInput) => values;

/** True if new invoices get their number from a gapless series. */
export const useDrawsNumber = (): boolean => useSignedInUser().numbering?.invoice === 'consecutive';

interface Options {
  /** The edited invoice; null for a new one. */
  invoice: Invoice | null;
  /** The initial values of a new one. */
  first: FirstValues;
  /** How it was paid, if it is marked as paid. */
  paidHow: HandMethod;
  /** `created` is the new invoice; null after an update or Cancel. */
  onClose: (created: Invoice | null) => void;
}

// Omits an unchanged status: otherwise the server would store a status that is only displayed as overdue because of its date. The
// amounts of an issued invoice with lines are fixed, so they are omitted too. So is "paid": the payment records it, with its
// method.
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
  /** Marking as paid records a payment. */
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

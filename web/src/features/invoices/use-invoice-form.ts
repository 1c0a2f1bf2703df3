import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import type { InvoiceInput } from '#shared/invoices/input.ts';
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
  /** `created` is the new invoice, null after an update and when the form was given up. */
  onClose: (created: Invoice | null) => void;
}

// A status that was not touched is left out: the server would otherwise keep what only reads overdue for its date.
// The money of an issued invoice with lines is fixed, so it is not sent either.
const updateOf = (base: Invoice, { status, ...values }: InvoiceInput) => ({
  params: { id: base.id },
  body: madeOn(
    {
      ...(base.hasLines ? unpriced(values) : values),
      updatedAt: base.updatedAt,
      ...(status !== base.status && { status }),
    },
    base,
  ),
});

/** The invoice's form, which creates or updates. */
export const useInvoiceForm = ({ invoice, first, onClose }: Options) => {
  const cache = useQueryClient();
  const draws = useDrawsNumber();
  const isRegistered = useVatCode() !== 'o';
  const created = useRef<Invoice | null>(null);
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
      if (base) await update.mutateAsync(updateOf(base, values));
      else created.current = await create.mutateAsync({ body: draws ? unnumbered(values) : values });
    },
    onClose: () => onClose(created.current),
  });
};

export type InvoiceForm = ReturnType<typeof useInvoiceForm>['form'];

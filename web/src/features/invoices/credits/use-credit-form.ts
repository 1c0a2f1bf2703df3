import { useRef } from 'react';
import type { OneInvoice } from '#shared/invoices/contract.ts';
import type { Credit } from '#shared/invoices/credits.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { type Checked, creditOf, firstValues, shapeFor, type Values } from './credit-values.ts';
import { useCredit } from './use-take-back.ts';

export interface CreditFormProps {
  invoice: OneInvoice;
  /** `draftId` is the corrected draft, if one was requested. */
  onClose: (draftId: number | null) => void;
}

/** A credit note is always new, so it never meets another version. */
const neverRead = () => Promise.reject(new Error('A new credit note has no other version'));

/** The form of a credit note; closes once it is issued. */
export const useCreditForm = ({ invoice, onClose }: CreditFormProps) => {
  const credit = useCredit(invoice.id);
  const draftId = useRef<number | null>(null);
  return useRecordForm<Credit, Values, Checked>({
    keptAs: `credit/${invoice.id}`,
    shape: shapeFor(invoice),
    opened: null,
    toValues: () => firstValues(invoice),
    readNow: neverRead,
    save: async (checked) => {
      draftId.current = (await credit(creditOf(invoice, checked))).draftId;
    },
    onClose: () => onClose(draftId.current),
  });
};

export type CreditFormState = ReturnType<typeof useCreditForm>['form'];

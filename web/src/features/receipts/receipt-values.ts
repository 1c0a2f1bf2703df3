import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Receipt } from '#shared/receipts/contract.ts';
import { type ReceiptInput, receiptInput } from '#shared/receipts/input.ts';
import { useSignedInUser } from '../../api/user.ts';
import { texts } from './texts.ts';

/** A receipt in its form's shape: phones' number pads have no minus, so a refund is a checkbox beside positive amounts. */
export type ReceiptValues = z.input<typeof receiptInput> & { isReturn?: boolean };
export type ReceiptFormState = UseFormReturn<ReceiptValues, unknown, ReceiptInput>;

type Sum = ReceiptValues['amount'];
const signed = (sum: Sum, isReturn: boolean): Sum =>
  typeof sum !== 'number' || !isReturn || sum < 0 ? sum : 0 - sum;

const inSigns = ({ isReturn = false, ...values }: ReceiptValues): z.input<typeof receiptInput> => ({
  ...values,
  amount: signed(values.amount, isReturn),
  vatAmount: signed(values.vatAmount, isReturn),
});

/** True for a meal with VAT that can be reclaimed only if it was not for clients. */
const needsAnswer = ({ category, isVatReceipt, vatAmount, isEntertaining }: ReceiptValues): boolean =>
  category === 'meals' && Boolean(isVatReceipt && vatAmount) && typeof isEntertaining !== 'boolean';

const answered = z.check<ReceiptValues>(({ value, issues }) => {
  if (needsAnswer(value))
    issues.push({
      ...{ code: 'custom', path: ['isEntertaining'], input: value },
      message: texts.entertainedMissing,
    });
});

const formOf = (
  values: z.ZodMiniType<ReceiptValues, ReceiptValues>,
): z.ZodMiniType<ReceiptInput, ReceiptValues> => z.pipe(z.pipe(values, z.transform(inSigns)), receiptInput);
const forms = {
  plain: formOf(z.custom<ReceiptValues>()),
  registered: formOf(z.custom<ReceiptValues>().check(answered)),
};

/** The schema of a receipt's form: more is required if VAT-registered. */
export const useReceiptShape = () =>
  forms[useSignedInUser().business.vatScheme === 'none' ? 'plain' : 'registered'];

/** The part of a receipt that only a VAT return needs. */
const taxedOf = (receipt: Receipt | null) => ({
  goods: receipt?.goods ?? null,
  dueOn: receipt?.dueOn ?? null,
  paidOn: receipt?.paidOn ?? null,
});

/** A saved receipt in its form's shape. */
export const valuesOf = (receipt: Receipt | null): ReceiptValues => {
  const { amount = null, vatAmount = null } = receipt ?? {};
  const isReturn = (amount ?? 0) < 0;
  return {
    vendor: receipt?.vendor ?? '',
    receiptDate: receipt?.receiptDate ?? '',
    amount: isReturn && amount !== null ? -amount : amount,
    vatAmount: isReturn && vatAmount !== null ? Math.abs(vatAmount) : vatAmount,
    isReturn,
    category: receipt?.category ?? null,
    isVatReceipt: receipt?.isVatReceipt ?? true,
    isEntertaining: receipt?.isEntertaining ?? null,
    description: receipt?.description ?? '',
    notes: receipt?.notes ?? '',
    jobId: receipt?.jobId ?? null,
    reverseCharge: receipt?.reverseCharge ?? null,
    ...taxedOf(receipt),
  };
};

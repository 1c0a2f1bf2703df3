import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Receipt } from '#shared/receipts/contract.ts';
import { type ReceiptInput, receiptInput } from '#shared/receipts/input.ts';
import { useSignedInUser } from '../../api/user.ts';
import { texts } from './texts.ts';

/** A receipt as its form holds it: phones' number pads have no minus, so money back is a tick beside sums above zero. */
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

/** Whether a meal has VAT that comes back only where it was not for clients. */
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

/** What a receipt's form is checked by, and what of it is sent: who is registered for VAT is asked more. */
export const useReceiptShape = () =>
  forms[useSignedInUser().business.vatScheme === 'none' ? 'plain' : 'registered'];

/** What of a receipt only a return of VAT asks for. */
const taxedOf = (receipt: Receipt | null) => ({
  goods: receipt?.goods ?? null,
  dueOn: receipt?.dueOn ?? null,
  paidOn: receipt?.paidOn ?? null,
});

/** A kept receipt as its form holds it. */
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

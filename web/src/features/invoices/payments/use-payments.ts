import type { Payment, PaymentInput, RefundInput } from '#shared/payments/contract.ts';
import { isOnline } from '#shared/payments/methods.ts';
import { paymentsRoutes } from '#shared/payments/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { ApiError, explain } from '../../../store/api-error.ts';
import { words } from '../../../words.ts';
import { paymentTexts as texts } from './texts.ts';

/** The server's message if it has one, because it says what to do. */
const saidOr =
  (sentence: string) =>
  (error: Error): string =>
    error instanceof ApiError && error.reason ? error.reason : explain(sentence, error);
const mailFailure = saidOr(texts.mailFailed);
const refundFailure = saidOr(texts.giveBackFailed);

/** Restores a removed payment. */
export const useRestorePayment = () => {
  const { mutate } = useCall(paymentsRoutes.restore, {
    success: texts.restored,
    failure: saidOr(texts.restoreFailed),
  });
  return (id: number): void => mutate({ params: { id } });
};

/** Removes a payment that was recorded by hand; its toast has Undo. */
export const useRemovePayment = () => {
  const restore = useRestorePayment();
  const { mutateAsync } = useCall(paymentsRoutes.remove, {
    success: ({ id }) => ({ ...texts.removed, undo: { word: words.undo, onPress: () => restore(id) } }),
    failure: texts.removeFailed,
  });
  return (id: number, reason: string): Promise<Payment> => mutateAsync({ params: { id }, body: { reason } });
};

/**
 * Records a payment. If it was sent at once, its toast has Undo, which deletes it; Undo in the invoice's history removes it with a
 * reason instead, because somebody may have seen it by then.
 */
export const useRecordPayment = () => {
  const undo = useCall(paymentsRoutes.undo, { success: texts.removed, failure: texts.removeFailed });
  const { mutateAsync } = useCall(paymentsRoutes.record, {
    success: ({ id }) => ({
      ...texts.recorded,
      undo: { word: words.undo, onPress: () => undo.mutate({ params: { id } }) },
    }),
    failure: texts.recordFailed,
  });
  return (body: PaymentInput): Promise<Payment> => mutateAsync({ body });
};

/** Refunds part of a payment: through Stripe if it was paid by it, otherwise as a note. */
export const useRefund = ({ id, method }: Payment) => {
  const isThrough = isOnline(method);
  const { mutateAsync, isPending } = useCall(paymentsRoutes.refund, {
    success: isThrough ? texts.gaveBack : texts.refunded,
    failure: isThrough ? refundFailure : texts.refundFailed,
  });
  const refund = (body: RefundInput): Promise<Payment> => mutateAsync({ params: { id }, body });
  return { refund, isPending };
};

/** Emails the customer a receipt for a payment. */
export const useReceipt = ({ id }: Payment) => {
  const { mutate, isPending } = useCall(paymentsRoutes.receipt, {
    success: texts.mailed,
    failure: mailFailure,
  });
  const mail = () => mutate({ params: { id } });
  return { mail, isPending };
};

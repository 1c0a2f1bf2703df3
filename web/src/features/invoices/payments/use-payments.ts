import { useQueryClient } from '@tanstack/react-query';
import type { Payment, PaymentInput, RefundInput } from '#shared/payments/contract.ts';
import { paymentsRoutes } from '#shared/payments/contract.ts';
import { isOnline } from '#shared/payments/methods.ts';
import { ApiError, explain } from '../../../api/api-error.ts';
import { useCall } from '../../../api/use-call.ts';
import { invoiceFigures } from '../../../data/invoices.ts';
import { showAsItIs } from '../../../data/payments.ts';
import { words } from '../../../words.ts';
import { paymentTexts as texts } from './texts.ts';

/** The server's own sentence where it has one: it says what to do. */
const saidOr =
  (sentence: string) =>
  (error: Error): string =>
    error instanceof ApiError && error.reason ? error.reason : explain(sentence, error);
const mailFailure = saidOr(texts.mailFailed);
const refundFailure = saidOr(texts.giveBackFailed);

const useShow = (invoiceId: number) => {
  const cache = useQueryClient();
  return () => void showAsItIs(cache, invoiceId).catch(() => undefined);
};

/** Takes a payment away that was recorded by hand. */
export const useRemovePayment = (invoiceId: number) => {
  const show = useShow(invoiceId);
  const { mutateAsync } = useCall(paymentsRoutes.remove, {
    success: texts.removed,
    failure: texts.removeFailed,
    refresh: invoiceFigures,
  });
  return (id: number): void =>
    void mutateAsync({ params: { id } })
      .catch(() => undefined)
      .finally(show);
};

/** Records a payment; its toast takes it back. */
export const useRecordPayment = (invoiceId: number) => {
  const show = useShow(invoiceId);
  const remove = useRemovePayment(invoiceId);
  const { mutateAsync } = useCall(paymentsRoutes.record, {
    success: ({ id }) => ({ ...texts.recorded, next: { word: words.undo, onPress: () => remove(id) } }),
    failure: texts.recordFailed,
    madeBefore: texts.recordedBefore,
    refresh: invoiceFigures,
  });
  return (body: PaymentInput): Promise<Payment> => mutateAsync({ body }).finally(show);
};

/** Gives some of a payment back: through Stripe where it came by it, else as a note. */
export const useRefund = ({ id, invoiceId, method }: Payment) => {
  const isThrough = isOnline(method);
  const show = useShow(invoiceId);
  const { mutateAsync, isPending } = useCall(paymentsRoutes.refund, {
    success: isThrough ? texts.gaveBack : texts.refunded,
    failure: isThrough ? refundFailure : texts.refundFailed,
    madeBefore: texts.refundedBefore,
    refresh: invoiceFigures,
  });
  const refund = (body: RefundInput): Promise<Payment> => mutateAsync({ params: { id }, body }).finally(show);
  return { refund, isPending };
};

/** Mails the customer a receipt of a payment. */
export const useReceipt = ({ id, invoiceId }: Payment) => {
  const show = useShow(invoiceId);
  const { mutateAsync, isPending } = useCall(paymentsRoutes.receipt, {
    success: texts.mailed,
    failure: mailFailure,
  });
  const mail = () =>
    void mutateAsync({ params: { id } })
      .catch(() => undefined)
      .finally(show);
  return { mail, isPending };
};

import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { alikePayment } from '#shared/payments/alike.ts';
import type { PaymentInput } from '#shared/payments/contract.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import { invoiceQuery } from '../../../data/invoices.ts';
import { needsAnswer } from '../../../store/api-error.ts';
import { methodNames, paymentTexts as texts } from './texts.ts';
import { useRecordPayment } from './use-payments.ts';

/** Thrown if the user cancelled the question. */
class ThoughtBetter extends Error {}

/**
 * Records a payment, after a confirmation if it may be a duplicate or exceeds the balance: by this device's data, or when the
 * server asks. It doesn't ask twice: a first try without an answer may have recorded it, and the retry sends the same.
 */
export const useAskedPayment = ({ id, balance }: Invoice) => {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const said = useRef<{ amount: number; another: boolean }>(undefined);
  const record = useRecordPayment();
  const isAnother = async (input: PaymentInput): Promise<boolean> => {
    const { amount } = input;
    if (said.current?.amount === amount) return said.current.another;
    const over = toPounds(Math.max(0, toPence(amount) - toPence(balance)));
    const like = alikePayment(input, cache.getQueryData(invoiceQuery(id).queryKey)?.payments ?? []);
    const sum = formatPounds(amount);
    const question = like
      ? {
          title: texts.alikeQuestion(sum, methodNames[like.method], formatDate(like.paidOn)),
          description: texts.alikeHint,
          action: texts.alikeAction,
        }
      : {
          title: texts.overQuestion(formatPounds(over)),
          description: texts.overHint,
          action: texts.overAction(sum),
        };
    const isAsked = like !== undefined || over > 0;
    if (isAsked && !(await confirm(question))) throw new ThoughtBetter();
    said.current = { amount, another: isAsked };
    return isAsked;
  };
  return async (input: PaymentInput): Promise<void> => {
    const another = await isAnother(input);
    try {
      await record({ ...input, another });
    } catch (error) {
      if (!needsAnswer(error)) throw error;
      const title = error.reason;
      const { alikeHint: description, alikeAction: action } = texts;
      if (!(await confirm({ title, description, action }))) throw new ThoughtBetter();
      said.current = { amount: input.amount, another: true };
      await record({ ...input, another: true });
    }
  };
};

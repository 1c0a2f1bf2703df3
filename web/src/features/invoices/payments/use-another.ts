import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { alikePayment } from '#shared/payments/alike.ts';
import type { PaymentInput } from '#shared/payments/contract.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import { invoiceQuery } from '../../../data/invoices.ts';
import { methodNames, paymentTexts as texts } from './texts.ts';

/** Thrown where somebody was asked and went back. */
class ThoughtBetter extends Error {}

/**
 * Asks before a payment is recorded that may be there already, or that is more than is owed; answers whether somebody said that it
 * is another one. The same is not asked again: a first try without an answer may have recorded it, and the next sends the same.
 */
export const useAnother = ({ id, balance }: Invoice) => {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const said = useRef<{ amount: number; another: boolean }>(undefined);
  return async (input: PaymentInput): Promise<boolean> => {
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
};

import { money } from '#functions/lib/pence.ts';
import type { StoredAnswer } from '#functions/quotes/answer/entity.ts';
import type { SentQuote } from '#functions/quotes/versions/document.ts';
import { londonDate } from '#shared/dates.ts';
import { mayBeCancelled } from '#shared/domain/quotes/answering.ts';
import {
  cancellationForm,
  cancellationText,
  noRightText,
  type ToldOf,
} from '#shared/guest/quotes/right-to-cancel.ts';
import { isBusiness } from '#shared/invoices/issuing.ts';
import { toPence } from '#shared/money.ts';
import { depositPence } from '#shared/quotes/deposit-pence.ts';

/** What a consumer is told about cancelling a quote: the notice and the form, or why there is no such right. Empty for a business. */
export const rightToCancelOf = (
  sent: SentQuote,
  seller: ToldOf['seller'],
  answer?: StoredAnswer | undefined,
) => {
  if (isBusiness(sent.buyer)) return { cancellation: null, noCancellation: null };
  if (!mayBeCancelled(sent)) return { cancellation: null, noCancellation: noRightText(sent.contract) };
  const total = toPence(answer?.total ?? sent.sums.total);
  const deposit = depositPence(total, sent.deposit);
  const cancelUntil = answer?.cancelUntil ?? null;
  const told: ToldOf = {
    seller,
    number: sent.number,
    title: sent.title,
    total: money(total),
    deposit: deposit ? money(deposit) : undefined,
    ...(cancelUntil && answer && { made: londonDate(answer.at), until: cancelUntil }),
  };
  const cancellation = { cancelUntil, text: cancellationText(told), form: cancellationForm(told) };
  return { cancellation, noCancellation: null };
};

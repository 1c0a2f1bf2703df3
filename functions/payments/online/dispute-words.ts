import type { Dispute } from '#functions/ledger/payment-entity.ts';
import { formatDate } from '#shared/dates.ts';
import { formatPounds, toPounds } from '#shared/money.ts';
import { disputeState } from '#shared/payments/dispute-state.ts';

/** What a dispute means for the trader, in sentences. */
export const disputeWords = ({ status, pence, dueBy }: Dispute): string[] => {
  const sum = formatPounds(toPounds(pence));
  const until = dueBy ? ` by ${formatDate(dueBy)}` : '';
  const words = {
    inquiry: [`Your customer’s bank is asking about ${sum}. No money has moved. Answer in Stripe${until}.`],
    answer: [
      `Your customer’s bank wants ${sum} back. Stripe is holding the money for now. Answer in Stripe${until}.`,
    ],
    review: [`Your customer’s bank is checking your answer about ${sum}.`],
    won: [`You won: ${sum} is yours again.`],
    lost: [`The bank decided for your customer. ${sum} has gone back to them.`],
    closed: [`The bank’s question about ${sum} is closed. No money has moved.`],
  };
  return words[disputeState(status)];
};

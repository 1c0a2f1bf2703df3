import { formatDate } from '#shared/dates.ts';
import { formatPounds, toPounds } from '#shared/money.ts';
import { disputeState } from '#shared/payments/dispute-state.ts';
import type { Dispute } from '../entity.ts';

/** What a dispute asks of the trader, in sentences. */
export const disputeWords = ({ status, pence, dueBy }: Dispute): string[] => {
  const sum = formatPounds(toPounds(pence));
  const until = dueBy ? ` by ${formatDate(dueBy)}` : '';
  const words = {
    inquiry: [`Your customer’s bank asks about ${sum}. No money has moved. Answer in Stripe${until}.`],
    answer: [
      `Your customer’s bank asks back ${sum}, and Stripe has taken it for now. Answer in Stripe${until}.`,
    ],
    review: [`The bank of your customer looks at your answer about ${sum}.`],
    won: [`You have won: ${sum} is yours again.`],
    lost: [`The bank has decided for your customer: ${sum} went back.`],
    closed: [`The question about ${sum} is closed. No money has moved.`],
  };
  return words[disputeState(status)];
};

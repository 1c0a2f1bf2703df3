import { answering, isForbidden, provider } from '#functions/lib/provider.ts';
import { londonDate } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { toPounds } from '#shared/money.ts';
import type { Payout } from '#shared/payments/payouts.ts';
import { readConnect } from '../connect/entity.ts';

/** The most payouts in one reply: Stripe makes one a day. */
const most = 1000;

const seconds = (day: string): number => Date.parse(day) / 1000;

/** Payouts that arrive in a range of days, from Stripe now; none without an account. Throws 502 if Stripe doesn't answer. */
export const payoutsIn = (firmId: FirmId, { from, to }: { from: string; to: string }): Promise<Payout[]> =>
  answering(async () => {
    const connect = await readConnect(firmId);
    if (!connect || connect.lostAt) return [];
    const { client } = await provider();
    // Stripe gives the day of arrival as its midnight, UTC.
    const query = { arrival_date: { gte: seconds(from), lte: seconds(to) }, limit: 100 };
    try {
      const all = await client.payouts
        .list(query, { stripeAccount: connect.account })
        .autoPagingToArray({ limit: most });
      return all
        .filter(({ status, currency }) => currency === 'gbp' && status !== 'failed' && status !== 'canceled')
        .map(({ id, amount, arrival_date }) => ({
          id,
          amount: toPounds(amount),
          arrivesOn: londonDate(arrival_date * 1000),
        }));
    } catch (error) {
      if (isForbidden(error)) return [];
      throw error;
    }
  });

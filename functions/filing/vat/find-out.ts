import { type Asker, askHmrc, HmrcSilence, orNothing } from '../hmrc/ask.ts';
import { accountOf } from '../vrn.ts';
import type { StoredReturn } from './entity.ts';
import { refreshObligations } from './obligations.ts';
import { boxesOf, isSame, type NineFigures } from './payload.ts';
import { settleElsewhere, settleFiled, settleRefused } from './settle.ts';

const returnAtHmrc = (asker: Asker, { payload }: StoredReturn): Promise<NineFigures | undefined> => {
  const { base } = accountOf(asker.firm);
  const path = `${base}/returns/${encodeURIComponent(payload.periodKey)}`;
  return orNothing(askHmrc<NineFigures>(asker, { tax: 'vat', method: 'GET', path }), undefined);
};

const isStillOpen = async (asker: Asker, { start, end }: StoredReturn): Promise<boolean> => {
  const found = await refreshObligations(asker, { from: start, to: end });
  return found.some((each) => each.end === end && each.status === 'O');
};

const foundNow = (at: string) => ({
  ...{ formBundleNumber: null, processingDate: null, paymentIndicator: null, chargeRefNumber: null },
  ...{ receiptId: null, receiptTimestamp: null, correlationId: null, foundAt: at },
});

/** After this long, neither the call that sent it nor HMRC can still be working on it: milliseconds. */
const arrivingMs = 60_000;

/** True if HMRC may not have it yet although it was sent. */
export const mayStillArrive = ({ sentAt }: StoredReturn): boolean =>
  Date.parse(sentAt) > Date.now() - arrivingMs;

/**
 * Asks HMRC whether it has a return whose submission it never answered. We never resend it ourselves: if HMRC doesn't have it and
 * still expects it, the trader can file again. If we can't find out, it stays as it is; nor is it said not to have arrived while
 * HMRC may still be working on it. `isDone`: HMRC has said that it isn't.
 */
export const findOut = async (asker: Asker, kept: StoredReturn, isDone = false): Promise<StoredReturn> => {
  try {
    const theirs = await returnAtHmrc(asker, kept);
    if (theirs)
      return isSame(kept.payload, theirs)
        ? await settleFiled(kept, foundNow(new Date().toISOString()))
        : await settleElsewhere(kept, boxesOf(theirs));
    if ((isDone || !mayStillArrive(kept)) && (await isStillOpen(asker, kept)))
      return await settleRefused(kept, 'NOT_ARRIVED', 'It did not arrive. You can file again.');
    return kept;
  } catch (error) {
    if (error instanceof HmrcSilence) return kept;
    throw error;
  }
};

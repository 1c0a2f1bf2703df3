import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { vatDaysIn } from '#functions/tax/moved-days.ts';
import { termsOf } from '#functions/tax/terms.ts';
import { addYears, today } from '#shared/dates.ts';
import { vatReturn } from '#shared/domain/tax/vat/return.ts';
import { netOf } from '#shared/filing/late.ts';
import { toPence } from '#shared/money.ts';
import { correctedYears, correctionPlace, isLateClaim } from '#shared/uk/vat-corrections.ts';
import type { ReturnFigures } from './entity.ts';

/** The difference between a filed period's records today and what was filed, corrected or told to HMRC for it, in pence. */
export interface LateChange {
  of: string;
  box1: number;
  box4: number;
  isOld: boolean;
}

const correctedOf = (returns: readonly ReturnFigures[], of: string, box: 'box1' | 'box4'): number =>
  returns
    .filter(({ status }) => status === 'filed')
    .flatMap(({ corrections }) => corrections)
    .filter((each) => each.isSettled && each.of === of)
    .reduce((sum, each) => sum + each[box], 0);

/**
 * Recalculated every time, so that nothing is missed: after a period is filed its records may still change, or arrive from a phone
 * that was offline, and the difference belongs in a later return.
 */
export const lateChanges = async (
  firm: StoredFirm,
  returns: readonly ReturnFigures[],
): Promise<LateChange[]> => {
  const filed = returns.filter(({ status }) => status === 'filed');
  const [first] = filed;
  const last = filed.at(-1);
  if (!first || !last) return [];
  const terms = termsOf(firm);
  const days = await vatDaysIn(firm.firmId, terms, { from: first.start, to: last.end });
  const oldest = addYears(today(), -correctedYears);
  return filed.flatMap(({ start, end, own }) => {
    const within = days.filter(({ date }) => date >= start && date <= end);
    const { boxes } = vatReturn(terms, within, { from: start, to: end });
    if (!boxes) return [];
    const box1 = toPence(boxes.box1) - own.box1 - correctedOf(filed, end, 'box1');
    const box4 = toPence(boxes.box4) - own.box4 - correctedOf(filed, end, 'box4');
    return box1 === 0 && box4 === 0 ? [] : [{ of: end, box1, box4, isOld: end < oldest }];
  });
};

/** True for an error in a period that may still be corrected. */
export const isError = (change: LateChange): boolean => !change.isOld && !isLateClaim(change);

/** Where the errors must be reported, judged together. */
export const placeOf = (changes: readonly LateChange[], box6: number) =>
  correctionPlace(netOf(changes.filter(isError)), box6);

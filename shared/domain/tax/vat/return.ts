import { toPounds } from '../../../money.ts';
import type { VatQuery, VatReturn } from '../../../tax/vat.ts';
import { vatReturnDueBy } from '../../../uk/vat-quarters.ts';
import type { VatBoxes } from '../../../uk/vat-return.ts';
import type { TaxDay } from '../days.ts';
import { enteredSchemes, isFirstYear, type TaxTerms } from '../terms.ts';
import { limitedCostIn, withLimitedCost } from './limited-cost.ts';
import { cashChanged, isLast, marksOf } from './marks.ts';
import { boxesOf, type Part, partsOf } from './parts.ts';

const onWire = (boxes: VatBoxes): NonNullable<VatReturn['boxes']> => ({
  box1: toPounds(boxes[1]),
  box2: toPounds(boxes[2]),
  box3: toPounds(boxes[3]),
  box4: toPounds(boxes[4]),
  box5: toPounds(boxes[5]),
  box6: toPounds(boxes[6]),
  box7: toPounds(boxes[7]),
  box8: toPounds(boxes[8]),
  box9: toPounds(boxes[9]),
});

const outcomeOf = (boxes: VatBoxes): VatReturn['outcome'] => {
  if (boxes[5] === 0) return 'nil';
  return boxes[3] > boxes[4] ? 'pay' : 'reclaim';
};

const shownPart = (part: Part): VatReturn['parts'][number] => {
  const { from, to, scheme, flatRate } = part;
  const boxes = boxesOf([part]);
  return { from, to, scheme, flatRate: scheme === 'flat' ? flatRate : null, boxes: boxes && onWire(boxes) };
};

/**
 * A VAT return's figures for a period, computed from its days by the scheme of each. `entered` are the terms as the trader entered
 * them; under the flat rate the limited cost rate may take the place of theirs (`withLimitedCost`).
 */
export const vatReturn = (entered: TaxTerms, days: readonly TaxDay[], period: VatQuery): VatReturn => {
  const { from, to } = period;
  const terms = withLimitedCost(entered, days, period);
  const parts = partsOf(terms, days, period);
  const boxes = boxesOf(parts);
  const shown = parts.map(shownPart);
  const { scheme, flatRate } = shown.at(-1) ?? { scheme: 'none', flatRate: null };
  return {
    ...{ from, to, dueBy: vatReturnDueBy(to), scheme, flatRate },
    boxes: boxes && onWire(boxes),
    outcome: boxes && outcomeOf(boxes),
    parts: shown.length > 1 ? shown : [],
    marks: marksOf(parts, {
      isLast: isLast(terms, period),
      isCashChanged: cashChanged(terms, period),
      isSchemeChanged: enteredSchemes(entered, period).length > 1,
      limitedCost: limitedCostIn(entered, days, period),
      isFirstYear: parts.some(({ scheme, from: day }) => scheme === 'flat' && isFirstYear(terms, day)),
    }),
  };
};

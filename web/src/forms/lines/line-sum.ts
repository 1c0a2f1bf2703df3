import { lineValue } from '#shared/lines/groups.ts';
import type { Line } from '#shared/lines/line.ts';
import { pricedLines } from '#shared/lines/pence.ts';
import { quantityWords } from '#shared/lines/quantity.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { formatPounds, toPounds } from '#shared/money.ts';
import type { LinesValues, LineValues } from './line-values.ts';
import { texts } from './texts.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** True if a line being typed is complete enough to calculate. */
const isWhole = ({ quantity, unitPrice, discount }: LineValues): boolean =>
  isNumber(quantity) &&
  isNumber(unitPrice) &&
  (discount === null || discount === undefined || isNumber(discount));

/** A line's total in pounds, net or gross as the document's prices are, chosen or not; 0 while incomplete. */
export const lineSum = (line: LineValues): number => {
  if (!isWhole(line)) return 0;
  // A deposit isn't calculated: it has its amount.
  if (line.kind === 'deposit') return line.unitPrice;
  const [priced] = pricedLines([{ ...line, optional: false, discount: line.discount || undefined } as Line]);
  return priced ? toPounds(lineValue(priced)) : 0;
};

/** The second row of a closed line: `2 hours × £48.00, less 10%`. */
export const reckoning = ({ quantity, unit, unitPrice, discount }: LineValues): string => {
  const given = quantityWords({ quantity: isNumber(quantity) ? quantity : 0, unit: unit ?? '' });
  const times = `${given} × ${formatPounds(isNumber(unitPrice) ? unitPrice : 0)}`;
  return discount ? `${times}, ${texts.less(Number(discount))}` : times;
};

/** The form's live totals; incomplete lines count as nothing. */
export const sumsNow = ({ lines, pricesInclude, discount }: LinesValues): Sums => {
  const whole = (lines ?? []).filter(isWhole) as Line[];
  const isUsable = isNumber(discount?.percent) || isNumber(discount?.amount);
  return sumsOf({ lines: whole, pricesInclude, discount: isUsable ? discount : undefined });
};

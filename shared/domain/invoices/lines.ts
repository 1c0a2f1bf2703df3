import type { ReverseChargeAnswers } from '../../invoices/reverse-charge-answers.ts';
import type { Discount, PriceMode } from '../../lines/document.ts';
import type { Line } from '../../lines/line.ts';
import { sumsOf } from '../../lines/sums.ts';

/** The part of a document that consists of lines. */
export interface LinesPart {
  lines?: Line[] | null | undefined;
  pricesInclude?: PriceMode | undefined;
  discount?: Discount | null | undefined;
  taxPoint?: string | null | undefined;
  reverseCharge?: ReverseChargeAnswers | null | undefined;
}

/** Picks the lines' part of a larger object. */
export const linesPartOf = ({
  lines,
  pricesInclude,
  discount,
  taxPoint,
  reverseCharge,
}: LinesPart): LinesPart => ({ lines, pricesInclude, discount, taxPoint, reverseCharge });

/** Omits the lines' part. */
export const withoutLines = <T extends LinesPart>({
  lines,
  pricesInclude,
  discount,
  taxPoint,
  reverseCharge,
  ...rest
}: T): Omit<T, keyof LinesPart> => rest;

/** The lines' part as a reply shows it. `sums` are the totals it was issued with; otherwise they are computed. */
export const shownLines = (part: LinesPart, sums = part.lines && sumsOf({ ...part, lines: part.lines })) => ({
  lines: part.lines ?? null,
  pricesInclude: part.pricesInclude ?? (part.lines ? ('net' as const) : null),
  discount: part.discount ?? null,
  taxPoint: part.taxPoint ?? null,
  reverseCharge: part.reverseCharge ?? null,
  sums: sums ?? null,
});

import type { ReverseChargeAnswers } from '../../invoices/reverse-charge-answers.ts';
import type { Discount, PriceMode } from '../../lines/document.ts';
import type { Line } from '../../lines/line.ts';
import { sumsOf } from '../../lines/sums.ts';

/** What a document says in lines rather than in fields. */
export interface LinesPart {
  lines?: Line[] | null | undefined;
  pricesInclude?: PriceMode | undefined;
  discount?: Discount | null | undefined;
  taxPoint?: string | null | undefined;
  reverseCharge?: ReverseChargeAnswers | null | undefined;
}

/** The lines' part of something larger. */
export const linesPartOf = ({
  lines,
  pricesInclude,
  discount,
  taxPoint,
  reverseCharge,
}: LinesPart): LinesPart => ({ lines, pricesInclude, discount, taxPoint, reverseCharge });

/** Everything but the lines' part. */
export const withoutLines = <T extends LinesPart>({
  lines,
  pricesInclude,
  discount,
  taxPoint,
  reverseCharge,
  ...rest
}: T): Omit<T, keyof LinesPart> => rest;

/** The lines' part as a reply shows it. `sums` are those that it was issued with; else they are worked out. */
export const shownLines = (part: LinesPart, sums = part.lines && sumsOf({ ...part, lines: part.lines })) => ({
  lines: part.lines ?? null,
  pricesInclude: part.pricesInclude ?? (part.lines ? ('net' as const) : null),
  discount: part.discount ?? null,
  taxPoint: part.taxPoint ?? null,
  reverseCharge: part.reverseCharge ?? null,
  sums: sums ?? null,
});

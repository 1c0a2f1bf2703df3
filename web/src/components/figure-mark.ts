import { toPence } from '#shared/money.ts';

/** A displayed figure's name and value, for tests that compare screens. */
interface FigureMark {
  'data-figure': string;
  'data-value': number | undefined;
}

/** For an amount in pounds; the value is in whole pence. */
export const moneyMark = (name: string, pounds: number | undefined): FigureMark => ({
  'data-figure': name,
  'data-value': pounds === undefined ? undefined : toPence(pounds),
});

/** Of a count. */
export const countMark = (name: string, count: number | undefined): FigureMark => ({
  'data-figure': name,
  'data-value': count,
});

import { toPence } from '#shared/money.ts';

/** What a figure on the screen is called, and how much it is: for whoever compares screens. */
interface FigureMark {
  'data-figure': string;
  'data-value': number | undefined;
}

/** Of an amount in pounds; it says whole pence. */
export const moneyMark = (name: string, pounds: number | undefined): FigureMark => ({
  'data-figure': name,
  'data-value': pounds === undefined ? undefined : toPence(pounds),
});

/** Of a count. */
export const countMark = (name: string, count: number | undefined): FigureMark => ({
  'data-figure': name,
  'data-value': count,
});

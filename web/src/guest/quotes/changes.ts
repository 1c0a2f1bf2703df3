import { formatDate } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds } from '#shared/money.ts';
import { type GuestLine, lineTotal, sumsWith } from '../figures.ts';
import { depositOf } from './deposit-split.ts';
import { quoteTexts } from './texts.ts';

const { changes } = quoteTexts;

const same = (one: GuestLine, other: GuestLine): boolean =>
  one.description === other.description && Boolean(one.optional) === Boolean(other.optional);

/** The lines of `lines` that aren't in `others`; of two equal lines against one, one remains. */
const without = (lines: readonly GuestLine[], others: readonly GuestLine[]): GuestLine[] => {
  const rest = [...others];
  return lines.filter((line) => {
    const at = rest.findIndex((other) => same(line, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
};

const repriced = (before: GuestQuote, after: GuestQuote): string[] =>
  after.lines.flatMap((line) => {
    const was = before.lines.find((each) => same(each, line));
    if (!was || lineTotal(was) === lineTotal(line)) return [];
    return [changes.altered(line.description, formatPounds(lineTotal(was)), formatPounds(lineTotal(line)))];
  });

const words = ({ title, message, terms }: GuestQuote): string => JSON.stringify([title, message, terms]);

/** The differences between the version read and the current one, as sentences. */
export const changesBetween = (before: GuestQuote, after: GuestQuote): string[] => {
  const facts = (quote: GuestQuote): [string, string][] => {
    const { total } = sumsWith(quote, []);
    const deposit = depositOf(quote, total)?.deposit;
    return [
      [changes.total, formatPounds(total)],
      [changes.deposit, deposit ? formatPounds(deposit) : changes.none],
      [changes.validUntil, formatDate(quote.validUntil)],
    ];
  };
  const now = facts(after);
  return [
    ...without(before.lines, after.lines).map(({ description }) => changes.removed(description)),
    ...without(after.lines, before.lines).map(({ description }) => changes.added(description)),
    ...repriced(before, after),
    ...facts(before).flatMap(([name, was], at) => {
      const is = now[at]?.[1] ?? was;
      return is === was ? [] : [changes.altered(name, was, is)];
    }),
    ...(words(before) === words(after) ? [] : [changes.differ(changes.words)]),
  ];
};

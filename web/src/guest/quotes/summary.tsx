/** @jsxImportSource preact */
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds } from '#shared/money.ts';
import { extraPrice, sumsWith } from '../figures.ts';
import { Row } from '../paper/totals.tsx';
import { texts } from '../texts.ts';
import { depositOf } from './deposit-split.ts';
import { quoteTexts } from './texts.ts';

/** A short summary of the agreement. */
export function Summary({ quote, chosen }: { quote: GuestQuote; chosen: readonly number[] }) {
  const all = sumsWith(quote, chosen);
  const split = depositOf(quote, all.total);
  return (
    <dl class="grid gap-0.5 rounded-card border border-line bg-surface px-4 py-3 shadow-rest">
      <Row name={quote.title} pounds={sumsWith(quote, []).total} />
      {chosen.map((at) => (
        <Row key={at} name={quote.lines[at]?.description} pounds={extraPrice(quote, at)} />
      ))}
      <div class="flex items-baseline justify-between gap-4 font-strong">
        <dt>{all.vat > 0 ? texts.totalWithVat : texts.total}</dt>
        <dd class="whitespace-nowrap">{formatPounds(all.total)}</dd>
      </div>
      {split && <Row name={quoteTexts.depositNow('')} pounds={split.deposit} muted />}
    </dl>
  );
}

/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { formatDate } from '#shared/dates.ts';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { formatPounds } from '#shared/money.ts';
import { PaperLines } from '../paper/lines.tsx';
import { oneLine, SellerHead } from '../paper/seller-head.tsx';
import { Totals } from '../paper/totals.tsx';
import { texts } from '../texts.ts';
import { depositOf } from './deposit-split.ts';
import { quoteTexts } from './texts.ts';

/** `Quote Q-0034`, or `Estimate …`. */
export const nameOf = ({ priceKind, number }: Pick<GuestQuote, 'priceKind' | 'number'>): string =>
  priceKind === 'estimate' ? quoteTexts.estimate(number) : quoteTexts.quote(number);

interface Props {
  quote: GuestQuote;
  chosen: readonly number[];
  sums: Sums;
  settled: boolean;
  /** The choice of extras, between lines and totals. */
  extras?: ComponentChildren;
  /** `h1` if the document is the page's subject. */
  heading?: 'h1' | 'h2';
}

/** The quote as the document that the customer gets. */
export function QuotePaper({ quote, chosen, sums, settled, extras, heading: Heading = 'h1' }: Props) {
  const { client, title, message, validUntil, sentOn, seller } = quote;
  const address = oneLine(client.address);
  return (
    <article class="paper guest-paper">
      <SellerHead seller={seller} subject={nameOf(quote)} />
      <div class="mt-4 mb-3 lg:mt-6 lg:flex lg:items-end lg:justify-between lg:gap-6">
        <Heading class="text-title font-strong wrap-anywhere">{title}</Heading>
        <p class="mt-0.5 text-small text-muted wrap-anywhere lg:max-w-60 lg:shrink-0 lg:text-right">
          {nameOf(quote)} {texts.forClient(client.name)}
          {address && `, ${address}`}
          <br />
          {formatDate(sentOn)}, {quoteTexts.goodUntil(formatDate(validUntil))}
        </p>
      </div>
      {quote.workAt && <p class="mb-2 text-small text-muted wrap-anywhere">{texts.workAt(quote.workAt)}</p>}
      {message && <p class="mb-4 whitespace-pre-line wrap-anywhere">{message}</p>}
      <PaperLines document={quote} chosen={chosen} settled={settled} />
      {extras && <div class="border-t border-line print:hidden">{extras}</div>}
      <Totals sums={sums} live={!settled} />
      <DepositSplit quote={quote} total={sums.total} />
      <p class="mt-3 text-small text-muted">
        {quote.priceKind === 'estimate' ? quoteTexts.roughPrice : quoteTexts.fixedPrice}
      </p>
    </article>
  );
}

function DepositSplit({ quote, total }: { quote: GuestQuote; total: number }) {
  const split = depositOf(quote, total);
  if (!split) return null;
  const share = quote.deposit?.kind === 'percent' ? `, ${quote.deposit.value}%` : '';
  return (
    <dl class="keep-together mt-2 border-t border-line pt-2 text-small">
      <div class="flex justify-between gap-4">
        <dt>{quoteTexts.depositNow(share)}</dt>
        <dd>{formatPounds(split.deposit)}</dd>
      </div>
      <div class="flex justify-between gap-4">
        <dt>{quoteTexts.rest}</dt>
        <dd>{formatPounds(split.rest)}</dd>
      </div>
    </dl>
  );
}

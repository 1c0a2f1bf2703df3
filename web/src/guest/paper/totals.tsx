/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { Sums } from '#shared/lines/shown.ts';
import { formatPounds } from '#shared/money.ts';
import { texts } from '../texts.ts';

/** Net, VAT by rate and total; only the total if the document has no VAT. `live` announces changes. */
export function Totals({ sums, live = false }: { sums: Sums; live?: boolean }) {
  const rates = sums.byRate.filter(({ amount, notional }) => amount !== 0 || notional !== undefined);
  return (
    <dl class="keep-together border-t-[1.5px] border-ink pt-2">
      {rates.length > 0 && <Row name={texts.beforeVat} pounds={sums.net} muted />}
      {rates.map(({ vat, rate, amount, notional }) => (
        <Row
          key={vat}
          name={notional === undefined ? texts.vatAt(rate) : texts.notional(rate)}
          pounds={notional ?? amount}
          muted
        />
      ))}
      <div class="flex items-baseline justify-between gap-x-4 text-large font-strong max-[15rem]:flex-wrap">
        <dt>{sums.vat > 0 ? texts.totalWithVat : texts.total}</dt>
        <dd aria-live={live ? 'polite' : undefined} class="ml-auto whitespace-nowrap">
          {formatPounds(sums.total)}
        </dd>
      </div>
    </dl>
  );
}

interface RowProps {
  name: ComponentChildren;
  pounds: number;
  muted?: boolean;
  strong?: boolean;
}

/** An amount with its label, in a `dl`. */
export function Row({ name, pounds, muted = false, strong = false }: RowProps) {
  return (
    <div
      class={`flex items-baseline justify-between gap-x-4 max-[15rem]:flex-wrap ${strong ? 'font-strong' : ''}`}
    >
      <dt class={muted ? 'text-muted' : ''}>{name}</dt>
      <dd class="ml-auto whitespace-nowrap">{formatPounds(pounds)}</dd>
    </div>
  );
}

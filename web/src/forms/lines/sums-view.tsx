import type { Sums } from '#shared/lines/shown.ts';
import { Money } from '../../components/money.tsx';
import { texts } from './texts.ts';

interface Props {
  sums: Sums;
  live?: boolean;
  /** False if the total is shown separately below. */
  hasTotal?: boolean;
}

/** Net, VAT by rate and total, below a rule. Only the total if the document has no VAT. */
export function SumsView({ sums, live = false, hasTotal = true }: Props) {
  const rates = sums.byRate.filter(({ amount, notional }) => amount !== 0 || notional !== undefined);
  if (!hasTotal && rates.length === 0) return <hr className="border-t-2 border-ink" />;
  return (
    <dl aria-live={live ? 'polite' : undefined} className="grid gap-1 border-t-2 border-ink pt-3">
      {rates.length > 0 && <Row name={texts.net} pounds={sums.net} />}
      {rates.map(({ vat, rate, amount, notional }) =>
        notional === undefined ? (
          <Row key={vat} name={texts.rate(rate)} pounds={amount} />
        ) : (
          <Row key={vat} name={texts.notional(rate)} pounds={notional} muted />
        ),
      )}
      {hasTotal && (
        <div className="flex items-baseline justify-between gap-x-4 text-large font-strong large-text:flex-wrap">
          <dt>{sums.vat > 0 ? texts.totalWithVat : texts.total}</dt>
          <dd className="ml-auto">
            <Money pounds={sums.total} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Row({ name, pounds, muted = false }: { name: string; pounds: number; muted?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-4 large-text:flex-wrap ${muted ? 'text-small text-muted' : ''}`}
    >
      <dt>{name}</dt>
      <dd className="ml-auto">
        <Money pounds={pounds} />
      </dd>
    </div>
  );
}

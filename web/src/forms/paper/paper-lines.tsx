import type { ShownLine, Sums } from '#shared/lines/shown.ts';
import { rateReasons } from '#shared/uk/rate-reasons.ts';
import { Money } from '../../components/money.tsx';
import { lineSum, reckoning } from '../lines/line-sum.ts';
import type { LineValues } from '../lines/line-values.ts';
import { SumsView } from '../lines/sums-view.tsx';
import { texts } from '../lines/texts.ts';

/** A line of a document: description, calculation and total. */
export function PaperLine({ line }: { line: LineValues }) {
  return (
    <li className="flex items-baseline justify-between gap-x-4 py-3 large-text:flex-wrap">
      <span className="min-w-0">
        <span className="block whitespace-pre-line wrap-anywhere">{line.description}</span>
        <span className="block text-small text-muted">{reckoning(line)}</span>
        {line.rateReason && (
          <span className="block text-small text-muted">
            {texts.lowerRate(rateReasons[line.rateReason].name)}
          </span>
        )}
      </span>
      <Money pounds={lineSum(line)} className="ml-auto shrink-0" />
    </li>
  );
}

interface Props {
  lines: readonly ShownLine[];
  sums: Sums;
  pricesInclude: 'net' | 'gross' | null;
  /** False if the total is shown separately below. */
  hasTotal?: boolean;
}

/** A document's lines and totals. */
export function PaperLines({ lines, sums, pricesInclude, hasTotal }: Props) {
  return (
    <div className="grid gap-4">
      {pricesInclude === 'gross' && <p className="text-small text-muted">{texts.withVat}</p>}
      <ul className="divide-y divide-line">
        {(lines as readonly LineValues[]).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no ids and never change places.
          <PaperLine key={at} line={line} />
        ))}
      </ul>
      <SumsView sums={sums} hasTotal={hasTotal} />
    </div>
  );
}

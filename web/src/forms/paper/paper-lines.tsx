import type { ShownLine } from '#shared/lines/shown.ts';
import type { Sums } from '#shared/lines/sums.ts';
import { Money } from '../../components/money.tsx';
import { lineSum, reckoning } from '../lines/line-sum.ts';
import type { LineValues } from '../lines/line-values.ts';
import { SumsView } from '../lines/sums-view.tsx';
import { texts } from '../lines/texts.ts';

interface Props {
  lines: readonly ShownLine[];
  sums: Sums;
  pricesInclude: 'net' | 'gross' | null;
}

/** The lines of a document on its paper, and what they come to. */
export function PaperLines({ lines, sums, pricesInclude }: Props) {
  return (
    <div className="grid gap-4">
      {pricesInclude === 'gross' && <p className="text-small text-muted">{texts.withVat}</p>}
      <ul className="divide-y divide-line">
        {(lines as readonly LineValues[]).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no ids and never change places.
          <li key={at} className="flex items-baseline justify-between gap-4 py-3">
            <span className="min-w-0">
              <span className="block whitespace-pre-line wrap-anywhere">{line.description}</span>
              <span className="block text-small text-muted">{reckoning(line)}</span>
            </span>
            <Money pounds={lineSum(line)} className="shrink-0" />
          </li>
        ))}
      </ul>
      <SumsView sums={sums} />
    </div>
  );
}

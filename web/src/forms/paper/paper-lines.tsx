import type { ShownLine, Sums } from '#shared/lines/shown.ts';
import type { LineValues } from '../lines/line-values.ts';
import { SumsView } from '../lines/sums-view.tsx';
import { texts } from '../lines/texts.ts';
import { PaperLine } from './paper-line.tsx';

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

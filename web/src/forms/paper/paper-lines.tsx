import type { ShownLine, Sums } from '#shared/lines/shown.ts';
import type { LineValues } from '../lines/line-values.ts';
import { SumsView } from '../lines/sums-view.tsx';
import { texts } from '../lines/texts.ts';
import { PaperLine } from './paper-line.tsx';

interface Props {
  lines: readonly ShownLine[];
  sums: Sums;
  pricesInclude: 'net' | 'gross' | null;
  /** False where the total stands below in words of its own. */
  hasTotal?: boolean;
}

/** The lines of a document on its paper, and what they come to. */
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

import type { DraftInput } from '#shared/invoices/drafts.ts';
import type { Line, LineInput } from '#shared/lines/line.ts';
import { sumsOf } from '#shared/lines/sums.ts';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Money } from '../../components/money.tsx';
import { lineSum, reckoning } from '../lines/line-sum.ts';
import { PaperLines } from '../paper/paper-lines.tsx';
import { texts } from './texts.ts';

/** The lines as the customer will see them. If there is a single amount, the total above says it all. */
export function Charged({ document }: { document: DraftInput | null }) {
  if (!document?.lines) return null;
  const lines = document.lines as Line[];
  return (
    <Card className="paper rounded-small px-4 pt-1 pb-4 shadow-lifted">
      <PaperLines
        lines={lines}
        sums={sumsOf({ ...document, lines })}
        pricesInclude={document.pricesInclude ?? 'net'}
      />
    </Card>
  );
}

interface BesidesProps {
  lines: readonly LineInput[];
  added: readonly number[];
  onChange: (added: readonly number[]) => void;
}

/** Work and materials beyond what was agreed: only the trader adds them. */
export function Besides({ lines, added, onChange }: BesidesProps) {
  if (lines.length === 0) return null;
  return (
    <fieldset className="rounded-card bg-neutral px-4 py-2 text-on-neutral">
      <legend className="float-left pt-2 font-strong">{texts.besides}</legend>
      <ul className="clear-both">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no ids and never change places.
          <li key={at} className="flex items-baseline justify-between gap-4 large-text:flex-wrap">
            <Checkbox
              label={line.description}
              hint={reckoning(line)}
              checked={added.includes(at)}
              onChange={({ target }) =>
                onChange(target.checked ? [...added, at] : added.filter((one) => one !== at))
              }
            />
            <Money pounds={lineSum(line)} className="ml-auto" />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

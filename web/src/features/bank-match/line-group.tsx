import { useState } from 'react';
import type { BankRow } from '#shared/payments/bank-row.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { LineView } from './line-view.tsx';
import { texts } from './texts.ts';
import type { Choice, Line, Open } from './use-choices.ts';

interface Props {
  how: Line['how'];
  lines: readonly Line[];
  open: readonly Open[];
  paid: ReadonlyMap<number, number>;
  onChoose: (row: BankRow, choice: Choice) => void;
}

const step = 50;

/** The rows of one kind, fifty at a time. */
export function LineGroup({ how, lines, open, paid, onChoose }: Props) {
  const [shown, setShown] = useState(step);
  const own = lines.filter((line) => line.how === how);
  if (own.length === 0) return null;
  const title = texts.groups[how];
  const left = own.length - shown;
  return (
    <Panel title={title} aside={<span className="text-muted">{own.length}</span>}>
      <p className="px-4 pt-3 text-small text-muted">{texts.groupHints[how]}</p>
      <ul aria-label={title} className="divide-y divide-line">
        {own.slice(0, shown).map((line) => (
          <li key={JSON.stringify(line.row)}>
            <LineView {...{ line, open, paid }} onChoose={(choice) => onChoose(line.row, choice)} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className="border-t border-line p-1">
          <Button variant="quiet" wide onClick={() => setShown(shown + step)}>
            {texts.more(Math.min(left, step))}
          </Button>
        </div>
      )}
    </Panel>
  );
}

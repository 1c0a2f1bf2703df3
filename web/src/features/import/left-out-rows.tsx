import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import type { LeftOut } from './check-rows.ts';
import { texts } from './texts.ts';

interface Props {
  title: string;
  hint: string;
  rows: readonly LeftOut[];
}

const step = 100;

/** Rows that won't be imported, each with its reason; a hundred at a time. */
export function LeftOutRows({ title, hint, rows }: Props) {
  const [shown, setShown] = useState(step);
  return (
    <Panel title={title}>
      <div className="grid gap-3 p-4 lg:p-5">
        <p className="text-muted">{hint}</p>
        <ul aria-label={title} className="grid gap-2">
          {rows.slice(0, shown).map(({ number, name, reason }) => (
            <li key={number} className="wrap-anywhere">
              <span className="font-strong">
                {texts.row} {number}
              </span>
              {name && ` ${name}`}
              <span className="block text-small text-muted">{reason}</span>
            </li>
          ))}
        </ul>
        {rows.length > shown && (
          <Button variant="secondary" onClick={() => setShown(shown + step)}>
            {texts.more(rows.length - shown)}
          </Button>
        )}
      </div>
    </Panel>
  );
}

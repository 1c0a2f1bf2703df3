import { type ReactNode, useId } from 'react';
import { Card } from '../../components/card.tsx';

/** A chart's frame with its heading. */
export function Chart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className="grid content-start gap-3 p-4">
      <h2 id={id} className="text-base">
        {title}
      </h2>
      {children}
    </Card>
  );
}

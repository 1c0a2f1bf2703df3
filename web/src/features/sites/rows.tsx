import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';

/** A card of rows; renders nothing without any. */
export function Rows({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Card>
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

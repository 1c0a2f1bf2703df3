import type { ReactNode } from 'react';
import { words } from '../words.ts';

interface Props {
  /** The server can't be reached, and this needs it. */
  cut: boolean;
  children: ReactNode;
}

/** A control's label and, below it, why it is disabled. */
export function NeedsConnection({ cut, children }: Props) {
  if (!cut) return children;
  return (
    <span className="min-w-0">
      {children}
      <span className="block text-micro font-normal">{words.needsConnection}</span>
    </span>
  );
}

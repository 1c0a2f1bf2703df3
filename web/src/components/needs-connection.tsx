import type { ReactNode } from 'react';
import { words } from '../words.ts';

interface Props {
  /** Nothing gets through just now, and without that it cannot be done. */
  cut: boolean;
  children: ReactNode;
}

/** The word of a control, and under it why it cannot be pressed. */
export function NeedsConnection({ cut, children }: Props) {
  if (!cut) return children;
  return (
    <span className="min-w-0">
      {children}
      <span className="block text-micro font-normal">{words.needsConnection}</span>
    </span>
  );
}

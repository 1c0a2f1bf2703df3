import type { ReactNode } from 'react';
import { useIsOwner } from './filing/queries.ts';

/** Fields that only the owner may change; the others read them. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useIsOwner()} className="contents">
      {children}
    </fieldset>
  );
}

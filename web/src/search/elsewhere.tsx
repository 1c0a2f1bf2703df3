import { lazy, Suspense } from 'react';
import type { Kind } from './kinds.ts';

const ElsewhereResults = lazy(() => import('./elsewhere-results.tsx'));

/** One letter is everywhere. */
const shortest = 2;

/** Below a list's own matches: what its search finds in other places. */
export function Elsewhere({ text, except }: { text: string; except: Kind }) {
  if (text.trim().length < shortest) return null;
  return (
    <Suspense>
      <ElsewhereResults text={text} except={except} />
    </Suspense>
  );
}

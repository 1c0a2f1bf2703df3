import { lazy, Suspense } from 'react';
import { isInField } from '../allowed.ts';
import { useSignedInUser } from '../api/user.ts';
import type { Kind } from './kinds.ts';

const ElsewhereResults = lazy(() => import('./elsewhere-results.tsx'));

/** One letter is everywhere. */
const shortest = 2;

/** Below a list's own matches: what its search finds in other places, of which those in the field have no records. */
export function Elsewhere({ text, except }: { text: string; except: Kind }) {
  const isField = isInField(useSignedInUser());
  if (isField || text.trim().length < shortest) return null;
  return (
    <Suspense>
      <ElsewhereResults text={text} except={except} />
    </Suspense>
  );
}

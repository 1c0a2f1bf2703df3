import { lazy, Suspense } from 'react';
import { isInField } from '../allowed.ts';
import { useSignedInUser } from '../api/user.ts';
import type { Kind } from './kinds.ts';

const ElsewhereResults = lazy(() => import('./elsewhere-results.tsx'));

/** One letter matches everything. */
const shortest = 2;

/** Below a list's own matches, those in other places; field workers have no records of these. */
export function Elsewhere({ text, except }: { text: string; except: Kind }) {
  const isField = isInField(useSignedInUser());
  if (isField || text.trim().length < shortest) return null;
  return (
    <Suspense>
      <ElsewhereResults text={text} except={except} />
    </Suspense>
  );
}

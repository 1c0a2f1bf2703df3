import { lazy, Suspense } from 'react';
import { useSignedInUser } from '../../api/user.ts';

const VatNear = lazy(() => import('./vat-near.tsx'));

/** The way to VAT registration, of those who are not registered. */
export function Ahead() {
  const { business } = useSignedInUser();
  if (business.vatScheme !== 'none') return null;
  return (
    <Suspense>
      <VatNear />
    </Suspense>
  );
}

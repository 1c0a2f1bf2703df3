import { lazy, Suspense } from 'react';
import { useSignedInUser } from '../../../api/user.ts';

const VatNear = lazy(() => import('./vat-near.tsx'));

/** How near VAT registration is, for those not registered. */
export function Ahead() {
  const { business } = useSignedInUser();
  if (business.vatScheme !== 'none') return null;
  return (
    <Suspense>
      <VatNear />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import { DueServices } from './due-services.tsx';

const VatNear = lazy(() => import('./vat-near.tsx'));

/** What has to be seen to besides the day: the way to VAT registration, and what falls due. */
export function Ahead() {
  const { business } = useSignedInUser();
  return (
    <>
      {business.vatScheme === 'none' && (
        <Suspense>
          <VatNear />
        </Suspense>
      )}
      <DueServices />
    </>
  );
}

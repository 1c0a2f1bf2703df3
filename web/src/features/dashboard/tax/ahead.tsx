import { lazy, Suspense } from 'react';
import { taxRoutes } from '#shared/tax/routes.ts';
import { isFromRecords } from '../../../api/from-records.ts';
import { queryClient } from '../../../api/query-client.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';

const VatNear = lazy(() => import('./vat-near.tsx'));

const registration = read(taxRoutes.registration, {});

/** True if it can be rendered at once. */
export const isAheadKnown = (): boolean =>
  isFromRecords(registration) || queryClient.getQueryData(registration.queryKey) !== undefined;

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

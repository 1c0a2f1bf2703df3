import { lazy, Suspense } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { crew } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { useUrlState } from '../../../components/use-url-state.ts';
import { Copies } from './copies.tsx';
import { isGivable, usePeople } from './people.ts';

const CopySheet = lazy(() => import('./copy-sheet.tsx'));

/** Opens the sheet that gives a copy of a certificate; undefined where this user or certificate gives none. */
export const useGiveCopy = ({ id, site }: CertificateRow) => {
  const [giving, give] = useUrlState('send', { push: true });
  const mayGive = isAmong(useSignedInUser(), openTo('certificates.send', crew)) && site !== null;
  return {
    giving: giving === String(id),
    onGive: mayGive ? () => give(String(id)) : undefined,
    onGiven: () => give(''),
  };
};

/** The copies of an issued or signed certificate, and the sheet that gives another. */
export function CopiesPart({ certificate }: { certificate: CertificateRow }) {
  const people = usePeople(certificate);
  const { giving, onGive, onGiven } = useGiveCopy(certificate);
  if (!people || !onGive) return null;
  return (
    <>
      <Copies certificate={certificate} people={people} onGive={onGive} />
      <Suspense>
        {giving && isGivable(certificate) && (
          <CopySheet certificate={certificate} people={people} onClose={onGiven} />
        )}
      </Suspense>
    </>
  );
}

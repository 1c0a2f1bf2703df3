import { lazy, Suspense } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { Copies } from './copies.tsx';
import { isGivable, usePeople } from './people.ts';

const CopySheet = lazy(() => import('./copy-sheet.tsx'));

interface Props {
  certificate: CertificateRow;
  /** The sheet is open. */
  giving: boolean;
  onGive: () => void;
  onGiven: () => void;
}

/** The copies of an issued or signed certificate, and the sheet that gives another. */
export function CopiesPart({ certificate, giving, onGive, onGiven }: Props) {
  const people = usePeople(certificate);
  if (!people) return null;
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

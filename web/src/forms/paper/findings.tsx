import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Issue } from '../../store/api-error.ts';
import { texts } from './texts.ts';

const MendSeller = lazy(() => import('./mend-seller.tsx'));

/** Fields that come from the client's record, and those from the business details. */
const ofClient = /^(buyer|client|cisContractor|endUser)/;
const ofSeller = /^(seller|company|registered|partner|partOf)/;

interface Props {
  findings: readonly Issue[];
  clientId: number;
  /** Retries what was refused, once the seller's details are complete. */
  onMended?: () => void;
}

/** What a document lacks, each with a link to correct it. */
export function Findings({ findings, clientId, onMended }: Props) {
  const [mending, setMending] = useState(false);
  return (
    <>
      <ul className="grid gap-3 pt-2">
        {findings.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {message.replace(/[.!?]?$/, (end) => end || '.')}{' '}
            <Way path={path} clientId={clientId} onMend={() => setMending(true)} />
          </li>
        ))}
      </ul>
      {mending && (
        <Suspense>
          <MendSeller findings={findings} onMended={onMended} onClose={() => setMending(false)} />
        </Suspense>
      )}
    </>
  );
}

interface WayProps {
  path: string;
  clientId: number;
  onMend: () => void;
}

function Way({ path, clientId, onMend }: WayProps) {
  const look = '-my-2.5 inline-block py-2.5 font-strong underline underline-offset-4';
  if (ofClient.test(path))
    return (
      <Link to={`/clients?edit=${clientId}`} className={look}>
        {texts.openClient}
      </Link>
    );
  if (!ofSeller.test(path)) return null;
  return (
    <button type="button" onClick={onMend} className={look}>
      {texts.fillIn}
    </button>
  );
}

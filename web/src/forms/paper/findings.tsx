import { Link } from 'react-router-dom';
import type { Issue } from '../../api/api-error.ts';
import { texts } from './texts.ts';

/** Fields of a paper that the client's record holds; all others that can be missing stand in Settings. */
const ofClient = /^(buyer|client|cisContractor|endUser)/;

/** What is missing on a paper, each with the way to where it is put right. */
export function Findings({ findings, clientId }: { findings: readonly Issue[]; clientId: number }) {
  return (
    <ul className="grid gap-3 pt-2">
      {findings.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {message.replace(/[.!?]?$/, (end) => end || '.')} <Way path={path} clientId={clientId} />
        </li>
      ))}
    </ul>
  );
}

function Way({ path, clientId }: { path: string; clientId: number }) {
  const linkClass = '-my-2.5 inline-block py-2.5 font-strong underline underline-offset-4';
  if (ofClient.test(path))
    return (
      <Link to={`/clients?edit=${clientId}`} className={linkClass}>
        {texts.openClient}
      </Link>
    );
  if (!/^(seller|company|registered|partner|partOf)/.test(path)) return null;
  return (
    <Link to="/settings#business" className={linkClass}>
      {texts.openSettings}
    </Link>
  );
}

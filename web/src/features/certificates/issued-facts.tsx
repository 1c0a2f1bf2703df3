import { Link } from 'react-router-dom';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { formatDate } from '#shared/dates.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { texts } from './texts.ts';

/** A summary of an issued certificate. */
export function Facts({ certificate }: { certificate: CertificateRow }) {
  const { number, outcome, day, nextDue, state, job } = certificate;
  const facts = [
    outcome && { name: texts.outcome, value: texts.outcomes[outcome] ?? outcome },
    nextDue && state === 'issued' && { name: texts.nextDue, value: formatDate(nextDue) },
  ].filter((fact) => fact !== null && fact !== false && fact !== '');
  return (
    <Card className="grid gap-3 px-4 py-3">
      <p className="font-strong">
        {[number && texts.number_(number), day && texts.dated(formatDate(day))].filter(Boolean).join(' · ')}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="text-large font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-5 font-strong">
        {job && (
          <Link to={`/jobs?id=${job.id}`} className="py-2 underline underline-offset-3">
            {texts.openJob}
          </Link>
        )}
      </p>
    </Card>
  );
}

interface OtherVersionProps {
  says: string;
  action: string;
  onOpen: () => void;
}

/** Leads to another version: the one that has replaced this, or is to, or takes what was typed too late. */
export function OtherVersion({ says, action, onOpen }: OtherVersionProps) {
  return (
    <Card className="grid justify-items-start gap-2 px-4 py-3">
      <p>{says}</p>
      <Button variant="secondary" onClick={onOpen}>
        {action}
      </Button>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { DateText } from '../../components/date-text.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { callHref, mapHref } from '../../components/hrefs.ts';
import { Money } from '../../components/money.tsx';
import { clientQuery } from '../../data/clients.ts';
import { labels } from '../../forms/job/texts.ts';
import { texts } from './texts.ts';

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

/** All that is known of a job. */
export function JobFacts({ job }: { job: Job }) {
  const { amount, location, startDate, endDate, description } = job;
  const scheduled = readWhen(job, today());
  return (
    <Facts>
      <ClientFact job={job} />
      {scheduled.length > 0 && <Fact name={texts.scheduled}>{unbroken(scheduled)}</Fact>}
      {amount !== null && (
        <Fact name={labels.amount}>
          <Money pounds={amount} className="font-strong" />
        </Fact>
      )}
      {startDate && (
        <Fact name={labels.startDate}>
          <DateText value={startDate} />
        </Fact>
      )}
      {endDate && (
        <Fact name={labels.endDate}>
          <DateText value={endDate} />
        </Fact>
      )}
      {location && (
        <Fact name={labels.location} width="full">
          <a href={mapHref(location)} target="_blank" rel="noreferrer" className={linkClass}>
            {location}
          </a>
        </Fact>
      )}
      <Fact name={labels.description} width="full">
        {description ? (
          <span className="whitespace-pre-line">{description}</span>
        ) : (
          <span className="text-muted">{texts.noDescription}</span>
        )}
      </Fact>
    </Facts>
  );
}

/** Breaks between its parts if it must, never within one. */
const unbroken = (parts: string[]) =>
  parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{index < parts.length - 1 ? `${part},` : part}</span>
    </Fragment>
  ));

/** The client, one press from their page and, where there is a number, from a call. */
function ClientFact({ job }: { job: Job }) {
  const { data } = useQuery(clientQuery(job.clientId));
  const name = data?.name ?? job.client?.name;
  return (
    <Fact name={labels.clientId} width="full">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <Link to={`/clients?id=${job.clientId}`} className={linkClass}>
          {name}
        </Link>
        {data?.phone && (
          <a href={callHref(data.phone)} className="flex min-h-11 items-center gap-2 font-strong">
            <Phone aria-hidden className="size-5" />
            <span className="sr-only">{texts.call} </span>
            {data.phone}
          </a>
        )}
      </span>
    </Fact>
  );
}

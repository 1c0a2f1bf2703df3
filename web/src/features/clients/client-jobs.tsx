import { useMemo } from 'react';
import type { Client } from '#shared/clients/client.ts';
import { formatDate } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Money } from '../../components/money.tsx';
import { Pill } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { useJobs } from '../../data/jobs.ts';
import { History, HistoryRow } from './history.tsx';
import { texts } from './texts.ts';

/** What has been done for a client, and what is to be done. */
export function ClientJobs({ client }: { client: Client }) {
  const list = useJobs();
  const rows = useMemo(
    () => list.rows.filter(({ clientId }) => clientId === client.id),
    [list.rows, client.id],
  );
  return (
    <History
      title={texts.jobs}
      rows={rows}
      complete={list.complete}
      failed={Boolean(list.error) || list.stopped}
      empty={texts.noJobs}
      create={{ to: `/jobs?new=1&client=${client.id}`, label: texts.newJob }}
      allTo={`/jobs?q=${encodeURIComponent(client.name)}`}
      render={(job) => <JobLine job={job} />}
    />
  );
}

function JobLine({ job }: { job: Job }) {
  const { name, tone, icon } = jobLooks[job.status];
  const date = job.scheduledDate ?? job.startDate;
  return (
    <HistoryRow
      to={`/jobs?id=${job.id}`}
      title={job.title}
      note={date && formatDate(date)}
      amount={job.amount !== null && <Money pounds={job.amount} />}
      status={
        <Pill tone={tone} icon={icon}>
          {name}
        </Pill>
      }
    />
  );
}

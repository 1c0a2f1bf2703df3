import { FilePlus2, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { DeleteIcon } from '../../components/delete-icon.tsx';
import { Pill } from '../../components/pill.tsx';
import { priorityNames } from '../../data/job-looks.ts';
import { QuickActions } from '../../forms/job/quick-actions.tsx';
import { StatusPill } from '../../forms/job/status-pill.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobFiguresPanel } from './job-figures.tsx';
import { JobQuotes } from './job-quotes.tsx';
import { JobPhotos } from './photos/photos.tsx';
import { texts } from './texts.ts';

interface Props {
  job: Job;
  onEdit: (job: Job) => void;
  onDelete: (job: Job) => void;
}

/** One job: where it stands, what to do next, and all that is known of it. */
export function JobDetail({ job, onEdit, onDelete }: Props) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-2 pb-12 lg:px-6 lg:pt-8">
      <header className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 py-1.5 text-title wrap-anywhere">{job.title}</h2>
        <div className="no-print flex shrink-0 gap-1">
          <Button variant="secondary" icon={Pencil} onClick={() => onEdit(job)}>
            {texts.edit}
          </Button>
          <DeleteIcon label={`${texts.delete} ${job.title}`} onClick={() => onDelete(job)} />
        </div>
      </header>
      <div className="-mt-3 flex flex-wrap gap-2">
        <StatusPill status={job.status} />
        <Pill tone={job.priority === 'high' ? 'danger' : 'neutral'}>
          {texts.priorityOf(priorityNames[job.priority])}
        </Pill>
      </div>
      <div className="no-print flex flex-wrap gap-2 empty:hidden max-lg:*:flex-1">
        <QuickActions job={job} />
        {job.status === 'completed' && (
          <ButtonLink icon={FilePlus2}>
            <Link to={`/invoices?new=1&client=${job.clientId}&job=${job.id}`}>{texts.invoice}</Link>
          </ButtonLink>
        )}
      </div>
      <Card>
        <JobFacts job={job} />
      </Card>
      <JobPhotos job={job} />
      <JobQuotes job={job} />
      <JobFiguresPanel id={job.id} />
    </article>
  );
}

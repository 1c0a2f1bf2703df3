import Hourglass from 'lucide-react/icons/hourglass';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isTooEarly } from '#shared/jobs/early-start.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { desk } from '#shared/members/roles.ts';
import { railOf } from '#shared/thread/rail.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ThreadRail } from '../../../components/thread-rail.tsx';
import { threadAlone, useThread } from '../../../data/thread.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { JobPhotos } from '../../../forms/photos/photos.tsx';
import { words } from '../../../words.ts';
import { QuotedFigures } from '../quotes/figures.tsx';
import { UsedStock } from '../stock/used-stock.tsx';
import { texts } from '../texts.ts';
import { JobFacts } from './facts.tsx';
import { JobFiguresPanel } from './figures.tsx';
import { Happened } from './happened.tsx';
import { Next } from './next.tsx';
import { Notes } from './notes.tsx';
import { Papers } from './papers.tsx';
import { StateLine } from './state-line.tsx';
import { Tools } from './tools.tsx';

const JobClock = lazy(() => import('../../../forms/time/job-clock.tsx'));
const Certificates = lazy(() => import('../certificates/certificates.tsx'));

/** Why the work must not start yet, and the exception that needs no consent from the customer: an urgent repair. */
function TooEarly({ job }: { job: Job }) {
  const confirm = useConfirm();
  const { change, isPending } = useStatusChange();
  if (!isOpenJob(job.status) || !isTooEarly(job, today())) return null;
  const begin = async () => {
    const question = { title: texts.urgentQuestion, description: texts.urgentHint, action: words.start };
    if (await confirm(question)) change(job, 'in_progress', { urgentRepair: true });
  };
  return (
    <Notice
      tone="warning"
      icon={Hourglass}
      title={texts.mayCancel(formatDate(job.cancelUntil ?? ''))}
      action={
        <Button variant="secondary" disabled={isPending} onClick={() => void begin()}>
          {words.urgentRepair}
        </Button>
      }
    >
      {texts.mayCancelHint}
    </Notice>
  );
}

interface Props {
  job: Job;
  onEdit: (job: Job) => void;
  onSchedule: () => void;
  onDelete: (job: Job) => void;
}

/** A job: its thread, its next step, and everything known about it. */
export default function JobDetail({ job, onEdit, onSchedule, onDelete }: Props) {
  const mayWork = isAmong(useSignedInUser(), openTo('jobs.update', desk));
  const { papers, thread, failed } = useThread({ job });
  // An open job's next step doesn't depend on its documents.
  const known = thread ?? (isOpenJob(job.status) ? threadAlone({ job }) : undefined);
  const agreed = thread?.quote?.status === 'accepted' ? thread.quote : null;
  return (
    <article className="@container/record px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <Header job={job}>
        {mayWork && <Tools job={job} onEdit={() => onEdit(job)} onDelete={() => onDelete(job)} />}
      </Header>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 @xl/record:mt-4 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:grid-rows-[auto_1fr] @xl/record:gap-x-6 print:block print:space-y-5">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 @xl/record:col-start-2">
          {mayWork && known && <Next job={job} thread={known} onSchedule={onSchedule} />}
          {mayWork && <TooEarly job={job} />}
          <Rail thread={thread} failed={failed} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 @xl/record:col-start-1 @xl/record:row-span-2 @xl/record:row-start-1">
          <Clock job={job} />
          <JobFacts job={job} />
          {mayWork && <JobPhotos job={job} />}
          <Notes job={job} />
          <UsedStock job={job} />
          {mayWork && (
            <Suspense>
              <Certificates job={job} />
            </Suspense>
          )}
          {papers && <Papers job={job} papers={papers} />}
          {papers && <Happened job={job} papers={papers} />}
        </div>
        <div className="@xl/record:col-start-2">
          {agreed && <QuotedFigures id={job.id} quoteId={agreed.id} />}
          {!agreed && <JobFiguresPanel id={job.id} />}
        </div>
      </div>
    </article>
  );
}

/** For those who can clock on. */
function Clock({ job }: { job: Job }) {
  const employeeId = useSignedInUser().firm?.employeeId;
  return (
    employeeId != null && (
      <Suspense>
        <JobClock job={job} employeeId={employeeId} />
      </Suspense>
    )
  );
}

function Header({ job, children }: { job: Job; children: ReactNode }) {
  return (
    <header>
      <div className="flex items-start justify-between gap-2 max-lg:flex-col-reverse max-lg:gap-0">
        <h2 className="min-w-0 pb-1 text-title wrap-anywhere lg:py-1.5">{job.title}</h2>
        {children}
      </div>
      <StateLine job={job} />
    </header>
  );
}

function Rail({ thread, failed }: Pick<ReturnType<typeof useThread>, 'thread' | 'failed'>) {
  if (!thread && failed) return null;
  if (!thread) return <Skeleton className="h-21 rounded-card @xl/record:h-46" />;
  return (
    <Card className="px-2 @xl/record:border-0 @xl/record:bg-transparent @xl/record:px-0 @xl/record:shadow-none">
      <ThreadRail {...railOf(thread, today())} here="job" />
    </Card>
  );
}

import Clock from 'lucide-react/icons/clock';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import type { Job } from '#shared/jobs/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { timeOf } from '../job/on-my-way.ts';
import { timeTexts as texts } from './texts.ts';
import { minutesSince, useClock } from './use-clock.ts';
import { usePunch } from './use-punch.ts';

/** The clock on a job's own page: one tap starts it for this job, one stops it. */
export default function JobClock({ job, employeeId }: { job: Job; employeeId: number }) {
  const { running, now, isPending } = useClock(employeeId);
  const { punch } = usePunch(employeeId);
  const isHere = running?.jobId === job.id;
  if (isPending || (!isOpenJob(job.status) && !isHere)) return null;
  return (
    <Card
      role="region"
      aria-label={texts.clock}
      className="flex flex-wrap items-center gap-3 py-1.5 pr-1.5 pl-4"
    >
      <Clock aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-32">
        <span className="font-strong">
          {isHere
            ? `${texts.doing[running.kind]} ${texts.elapsed(minutesSince(running.from, now))}`
            : texts.notRunningHere}
        </span>
        {running && (
          <span className="block text-small text-muted">
            {isHere ? texts.since(timeOf(running.from)) : texts.runningElsewhere}
          </span>
        )}
      </p>
      {isHere ? (
        <Button variant="secondary" icon={Square} onClick={() => punch({ kind: 'off' })}>
          {texts.stopHere}
        </Button>
      ) : (
        <Button variant="secondary" icon={Play} onClick={() => punch({ kind: 'work', jobId: job.id })}>
          {texts.startHere}
        </Button>
      )}
    </Card>
  );
}

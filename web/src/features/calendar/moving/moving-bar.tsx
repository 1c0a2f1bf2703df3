import { readWhen } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { clashesWith, clashSentence } from '#shared/jobs/clashes.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Button } from '../../../components/button.tsx';
import { texts } from '../texts.ts';
import type { Moving } from './use-moving.ts';

interface Props {
  moving: Moving;
  /** The jobs beside it. */
  rows: readonly Job[];
}

/** Its target, and who would be double-booked. */
const sayMoving = (job: Job, rows: readonly Job[]): string => {
  const sentences = new Set(clashesWith(job, rows).map((clash) => clashSentence(clash, today())));
  return [`${job.title}: ${readWhen(job, today()).join(', ')}`, ...[...sentences].slice(0, 3)].join('. ');
};

/** Shows and announces where a job is being moved; with the keyboard also how to finish. */
export function MovingBar({ moving: { job, byKeys, save, letGo }, rows }: Props) {
  const said = job ? sayMoving(job, rows) : '';
  return (
    <div className="no-print">
      <div role="status" className="sr-only">
        {said}
      </div>
      {byKeys && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-ink bg-surface px-4 py-2">
          <p className="min-w-[min(12rem,100%)] flex-1 text-small">
            <span aria-hidden className="block font-strong">
              {said}
            </span>
            <span className="text-muted">{texts.moveHint}</span>
          </p>
          <Button variant="secondary" onClick={letGo}>
            {texts.letGo}
          </Button>
          <Button onClick={save}>{texts.save}</Button>
        </div>
      )}
    </div>
  );
}

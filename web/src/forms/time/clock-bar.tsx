import CloudOff from 'lucide-react/icons/cloud-off';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { londonDate } from '#shared/dates.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { mondayOf } from '#shared/time/weeks.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { type NextAct, NextButton, NextHelper } from '../../components/next-act.tsx';
import { holdSecondTap } from '../../components/second-tap.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useJobTitle } from '../../data/job-titles.ts';
import { timeOf } from '../job/on-my-way.ts';
import { clockActs } from './clock-acts.ts';
import { Forgotten } from './forgotten.tsx';
import { StillWorking } from './still-working.tsx';
import { timeTexts as texts } from './texts.ts';
import { minutesSince, useClock } from './use-clock.ts';
import { usePunch } from './use-punch.ts';

const JobPicker = lazy(() => import('./job-picker.tsx'));

interface Props {
  employeeId: number;
  /** `next`: the page's next step. `quiet`: the page has another. */
  look: 'next' | 'quiet';
  /** The Monday of a week shown below that includes what was left running. */
  week?: string | undefined;
}

/** The current activity and its duration, with a button for the next. */
export function ClockBar({ employeeId, look, week }: Props) {
  const clock = useClock(employeeId);
  const { punch } = usePunch(employeeId);
  const [isChoosing, setChoosing] = useState(false);
  if (clock.isPending)
    return <Skeleton className={look === 'next' ? 'h-48 rounded-card' : 'h-28 rounded-card'} />;
  const acts = clockActs({ ...clock, punch, choose: () => setChoosing(true) });
  const Look = look === 'next' ? NextLook : QuietLook;
  return (
    <>
      {clock.forgotten
        .filter(({ from }) => mondayOf(londonDate(from)) !== week)
        .map((interval) => (
          <Forgotten key={interval.id} interval={interval} />
        ))}
      {clock.running && <StillWorking running={clock.running} now={clock.now} />}
      <Look running={clock.running} now={clock.now} isPart={clock.isPart} {...acts} />
      {isChoosing && (
        <Suspense>
          <JobPicker
            onClose={() => setChoosing(false)}
            onChoose={(jobId) => {
              setChoosing(false);
              punch({ kind: 'work', jobId });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface LookProps {
  running: Interval | undefined;
  now: number;
  isPart: boolean;
  next: NextAct;
  others: NextAct[];
}

function OnlyHere() {
  return (
    <p className="mt-1 flex items-start gap-1.5 text-small">
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {texts.onlyHere}
    </p>
  );
}

/** The job, or the kind of travel. */
function About({ running }: { running: Interval }) {
  const titleOf = useJobTitle();
  if (running.jobId !== null)
    return (
      <Link to={`/jobs?id=${running.jobId}`} className="hover:underline">
        {titleOf(running.jobId) ?? texts.aJob}
      </Link>
    );
  return running.home ? texts.home : null;
}

/** `Working since 08:10`. */
const standing = ({ kind, from }: Interval): string => `${texts.doing[kind]} ${texts.since(timeOf(from))}`;

function NextLook({ running, now, isPart, next, others }: LookProps) {
  return (
    <section
      aria-label={texts.clock}
      onClickCapture={holdSecondTap}
      className="on-brand rounded-card border border-next bg-next px-4 pt-3.5 pb-4 text-on-brand lg:px-5 lg:py-4.5 dark:border-next-line print:border-line"
    >
      {running ? (
        <>
          <p className="text-small text-on-brand-muted">{standing(running)}</p>
          <p className="text-title font-strong tracking-[-0.01em]">
            {texts.elapsed(minutesSince(running.from, now))}
          </p>
          <p className="mt-0.5 text-large/6 font-strong wrap-anywhere empty:hidden">
            <About running={running} />
          </p>
        </>
      ) : (
        <>
          <p className="text-title font-strong">{texts.off}</p>
          <p className="mt-0.5 text-on-brand-muted">{texts.offHint}</p>
        </>
      )}
      {isPart && <OnlyHere />}
      <div className="no-print mt-3 grid gap-2">
        <div className="flex flex-wrap gap-2 *:flex-1">
          {others.map((act) => (
            <NextHelper key={act.label} {...act} />
          ))}
        </div>
        <NextButton {...next} />
      </div>
    </section>
  );
}

function QuietLook({ running, now, isPart, next, others }: LookProps) {
  return (
    <Card className="px-4 py-3" role="region" aria-label={texts.clock} onClickCapture={holdSecondTap}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-strong">{running ? standing(running) : texts.off}</span>
        {running && <span className="font-strong">{texts.elapsed(minutesSince(running.from, now))}</span>}
      </p>
      {running && (
        <p className="text-small text-muted wrap-anywhere">
          <About running={running} />
        </p>
      )}
      {isPart && <OnlyHere />}
      <div className="no-print mt-2 flex flex-wrap gap-2">
        {[next, ...others.slice(0, 2)].map(({ label, onClick }) => (
          <Button key={label} variant="secondary" className="flex-auto px-2!" onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}

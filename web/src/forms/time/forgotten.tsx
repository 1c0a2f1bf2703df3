import AlarmClock from 'lucide-react/icons/alarm-clock';
import { lazy, Suspense, useState } from 'react';
import { readNearDay } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useServerNow } from '../../data/use-server-now.ts';
import { timeOf } from '../job/on-my-way.ts';
import { StopThen, useStopThen } from './stop-then.tsx';
import { timeTexts as texts } from './texts.ts';

const EndForm = lazy(() => import('./end-form.tsx'));

interface Props {
  interval: Interval;
  /** The employee's name, unless it is the user. */
  name?: string | undefined;
  /** For those who may not change it. */
  isReadOnly?: boolean;
}

/** A clock that was left running: it counts as nothing until somebody enters when it ended. */
export function Forgotten({ interval, name, isReadOnly = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const now = useServerNow();
  const until = interval.to === null ? now : Date.parse(interval.to);
  const stop = useStopThen(interval, until);
  const isOthers = name !== undefined;
  const day = readNearDay(londonDate(interval.from), today());
  return (
    <>
      <Notice
        tone="warning"
        icon={AlarmClock}
        title={name ? texts.forgottenOf(name) : texts.forgottenTitle}
        action={
          !isReadOnly && (
            <div className="flex flex-wrap gap-2">
              {stop && !isOthers && <StopThen {...stop} />}
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {texts.sayWhen}
              </Button>
            </div>
          )
        }
      >
        {texts.forgotten(day, timeOf(interval.from))}
      </Notice>
      <Suspense>
        {isOpen && <EndForm interval={interval} isOthers={isOthers} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useState } from 'react';
import type { Interval } from '#shared/time/intervals.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { StopThen, useStopThen } from './stop-then.tsx';
import { timeTexts as texts } from './texts.ts';

/** The intervals about which somebody said that they are still working. */
const confirmed = new Set<string>();

/** Asks whoever is clocked on half an hour after their working hours whether they forgot to stop. */
export function StillWorking({ running, now }: { running: Interval; now: number }) {
  const [, setAnswered] = useState(0);
  const stop = useStopThen(running, now);
  if (!stop || confirmed.has(running.from)) return null;
  const stay = () => {
    confirmed.add(running.from);
    setAnswered(now);
  };
  return (
    <Notice
      tone="warning"
      icon={AlarmClock}
      title={texts.stillWorking}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={stay}>
            {texts.yes}
          </Button>
          <StopThen {...stop} />
        </div>
      }
    />
  );
}

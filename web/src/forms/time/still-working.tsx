import AlarmClock from 'lucide-react/icons/alarm-clock';
import { useState, useSyncExternalStore } from 'react';
import { londonDate } from '#shared/dates.ts';
import { hoursOf } from '#shared/leave/days.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { overranSince } from '#shared/time/still-working.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { onStore, shownRecords } from '../../store/live.ts';
import { instantOf } from './instants.ts';
import { timeTexts as texts } from './texts.ts';
import { refreshTime } from './use-punch.ts';

/** The intervals about which somebody said that they are still working. */
const confirmed = new Set<string>();

/** Asks whoever is clocked on half an hour after their working hours whether they forgot to stop. */
export function StillWorking({ running, now }: { running: Interval; now: number }) {
  const firm = useSyncExternalStore(onStore, () => shownRecords()?.get('settings', 'all')?.rules.hours);
  const own = useSyncExternalStore(onStore, () => shownRecords()?.get('employee', running.employeeId)?.hours);
  const [, setAnswered] = useState(0);
  const { mutate, isPending } = useCall(timeRoutes.punch, {
    success: texts.saved,
    failure: texts.saveFailed,
    refresh: refreshTime,
  });
  const end = firm && overranSince(running, hoursOf(firm, own), now);
  if (!end || confirmed.has(running.from)) return null;
  const stay = () => {
    confirmed.add(running.from);
    setAnswered(now);
  };
  const stop = () => mutate({ body: { at: instantOf(londonDate(running.from), end), kind: 'off' } });
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
          <Button variant="secondary" busy={isPending} onClick={stop}>
            {texts.stoppedAt(end)}
          </Button>
        </div>
      }
    />
  );
}

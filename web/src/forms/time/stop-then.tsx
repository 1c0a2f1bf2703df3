import { useSyncExternalStore } from 'react';
import { londonDate } from '#shared/dates.ts';
import { hoursOf } from '#shared/leave/days.ts';
import type { Interval } from '#shared/time/intervals.ts';
import { timeRoutes } from '#shared/time/routes.ts';
import { overranSince } from '#shared/time/still-working.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { onStore, shownRecords } from '../../store/live.ts';
import { instantOf } from './instants.ts';
import { timeTexts as texts } from './texts.ts';

interface Stop {
  /** `16:30`. */
  end: string;
  busy: boolean;
  stop: () => void;
}

/** Ends the user's own clock at the end of that day's working hours; undefined if it wasn't running past them. */
export const useStopThen = ({ employeeId, from, kind }: Interval, now: number): Stop | undefined => {
  const firm = useSyncExternalStore(onStore, () => shownRecords()?.get('settings', 'all')?.rules.hours);
  const own = useSyncExternalStore(onStore, () => shownRecords()?.get('employee', employeeId)?.hours);
  const { mutate, isPending } = useCall(timeRoutes.punch, {
    success: texts.saved,
    failure: texts.saveFailed,
  });
  const end = firm && overranSince({ kind, from }, hoursOf(firm, own), now);
  if (!end) return undefined;
  const stop = () => mutate({ body: { at: instantOf(londonDate(from), end), kind: 'off' } });
  return { end, busy: isPending, stop };
};

export function StopThen({ end, busy, stop }: Stop) {
  return (
    <Button variant="secondary" busy={busy} onClick={stop}>
      {texts.stoppedAt(end)}
    </Button>
  );
}

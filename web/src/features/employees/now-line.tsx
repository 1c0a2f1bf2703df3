import AlarmClock from 'lucide-react/icons/alarm-clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { readDate } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import { readMinutes } from '#shared/time/read-minutes.ts';
import { Pill } from '../../components/pill.tsx';
import { useJobTitle } from '../../data/job-titles.ts';
import type { TeamTime } from '../../data/team-time.ts';
import { timeOf } from '../../forms/job/on-my-way.ts';
import { timeTexts } from '../../forms/time/texts.ts';
import { texts } from './texts.ts';

interface Props {
  time: TeamTime;
  /** Only what they are doing and their hours. */
  isBrief?: boolean;
}

/** `Boiler service since 08:10`, `On a break since 12:00`, `Not clocked on`. */
const useNowWords = ({ now, today: said }: TeamTime): string => {
  const titleOf = useJobTitle();
  if (!now || now.forgotten || now.kind === 'off')
    return said?.now === 'leave' ? texts.onLeave : timeTexts.off;
  const doing = (now.kind === 'work' && titleOf(now.jobId)) || timeTexts.doing[now.kind];
  return `${doing} ${timeTexts.since(timeOf(now.since))}`;
};

/** `Tomorrow, 09:30`; only the day if there is no time. */
const whenOf = (at: string): string => {
  const [date = '', clock] = at.split('T');
  return [readDate(date, today()), clock].filter(Boolean).join(', ');
};

/** An employee's current activity, hours worked this week, and what needs the office. */
export function NowLine({ time, isBrief = false }: Props) {
  const words = useNowWords(time);
  const next = time.today?.next;
  const isOut = time.today?.flags.includes('notInvited') ?? false;
  const isOn = time.now !== undefined && !time.now.forgotten;
  return (
    <div className="grid gap-1.5 text-small">
      <p className={isOn ? 'text-base/5 font-strong wrap-anywhere' : 'text-base/5 text-muted'}>{words}</p>
      <WeekBar minutes={time.minutes} planned={time.today?.plannedMinutes} />
      {next && !isBrief && <p className="wrap-anywhere">{texts.next(next.title, whenOf(next.at))}</p>}
      {(time.isForgotten || time.toApprove || isOut) && (
        <p className="flex flex-wrap gap-1.5">
          {time.isForgotten && (
            <Pill tone="danger" icon={AlarmClock}>
              {texts.forgotten}
            </Pill>
          )}
          {time.toApprove && (
            <Pill tone="info" icon={ClipboardCheck}>
              {texts.toApprove}
            </Pill>
          )}
          {isOut && <Pill tone="neutral">{texts.notInvited}</Pill>}
        </p>
      )}
    </div>
  );
}

function WeekBar({ minutes, planned }: { minutes: number; planned: number | undefined }) {
  const share = planned ? Math.min(1, minutes / planned) : 0;
  return (
    <>
      {planned !== undefined && planned > 0 && (
        <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full bg-primary" style={{ width: `${100 * share}%` }} />
        </span>
      )}
      <p className="text-muted">
        {texts.thisWeek(readMinutes(minutes), planned ? readMinutes(planned) : undefined)}
      </p>
    </>
  );
}

import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { addDays, today } from '#shared/dates.ts';
import { readMinutes } from '#shared/time/read-minutes.ts';
import type { Week } from '#shared/time/shown.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Figure, FigureLine } from '../../components/figure-line.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { RowSkeletons } from '../../components/skeleton.tsx';
import type { ShownPunch } from '../../data/pressed.ts';
import { useTime } from '../../data/time.ts';
import { useServerNow } from '../../data/use-server-now.ts';
import { useWeeks } from '../../data/weeks.ts';
import { DayRow, spentOn } from './day-row.tsx';
import { Forgotten } from './forgotten.tsx';
import { PunchForm } from './punch-form.tsx';
import { timeTexts as texts } from './texts.ts';
import { useOwnEmployee } from './use-clock.ts';

import { WeekState } from './week-state.tsx';

interface Props {
  employeeId: number;
  monday: string;
  /** Their name, if the week is somebody else's. */
  name?: string | undefined;
}

/** An employee's week: its total, its days with each punch, and who must act on it. */
export function WeekOf({ employeeId, monday, name }: Props) {
  const own = useOwnEmployee();
  const role = useSignedInUser().firm?.role;
  const isOwn = own === employeeId;
  const time = useTime({ from: monday, to: addDays(monday, 6), employeeId }, own ?? undefined);
  const weeks = useWeeks(monday);
  const now = useServerNow();
  const [edited, edit] = useState<ShownPunch | 'new'>();
  const week = weeks.data?.find((each) => each.employeeId === employeeId);
  if (time.error) return <NotLoaded retry={time.retry} />;
  if (time.isPending) return <RowSkeletons count={7} />;
  const isDesk = role === 'owner' || role === 'office';
  const mayWrite = (isOwn && week?.state !== 'submitted') || isDesk;
  const isOpen = mayWrite && role !== 'accountant' && week?.state !== 'approved';
  const dates = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).filter(
    (date) => date <= today(now),
  );
  const running = time.intervals.some(({ to, forgotten }) => to === null && !forgotten);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Sums {...time} week={week} now={now} />
      {time.intervals
        .filter(({ forgotten }) => forgotten)
        .map((interval) => (
          <Forgotten
            key={interval.id}
            interval={interval}
            name={isOwn ? undefined : name}
            isReadOnly={!isOpen}
          />
        ))}
      <Card className="overflow-hidden print:break-inside-auto!">
        <ol className="divide-y divide-line">
          {dates.map((date) => (
            <DayRow
              key={date}
              date={date}
              day={time.days.find((each) => each.date === date)}
              punches={time.punches}
              intervals={time.intervals}
              now={now}
              onOpen={isOpen ? edit : undefined}
            />
          ))}
        </ol>
      </Card>
      {isOpen && (
        <Button variant="secondary" icon={Plus} className="justify-self-start" onClick={() => edit('new')}>
          {texts.addTime}
        </Button>
      )}
      {week && <WeekState week={week} isOwn={isOwn} isRunning={running} isUnsent={weeks.isUnsent} />}
      {edited && (
        <PunchForm
          punch={edited === 'new' ? null : edited}
          day={dates.at(-1) ?? monday}
          employeeId={employeeId}
          isOthers={!isOwn}
          onClose={() => edit(undefined)}
        />
      )}
    </div>
  );
}

type SumsProps = Pick<ReturnType<typeof useTime>, 'days' | 'intervals'> & {
  week: Week | undefined;
  now: number;
};

function Sums({ days, intervals, week, now }: SumsProps) {
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0);
  const done = sum((day) => day.work + day.travel + day.homeTravel);
  const running = spentOn(undefined, intervals, now);
  return (
    <div className="@container">
      <FigureLine>
        <Figure label={texts.total} value={readMinutes(done + running)} />
        <Figure label={texts.travelled} value={readMinutes(sum((day) => day.travel + day.homeTravel))} />
        <Figure label={texts.rested} value={readMinutes(sum((day) => day.break))} />
        <Figure label={texts.paid} value={week && readMinutes(week.paidMinutes)} />
      </FigureLine>
    </div>
  );
}

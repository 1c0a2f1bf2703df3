import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { lazy, Suspense, useMemo } from 'react';
import { weekOf } from '#shared/calendar/month.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { usePreload } from '../../../components/use-preload.ts';
import { useStable } from '../../../components/use-stable.ts';
import { useUrlState } from '../../../components/use-url-state.ts';
import { useWeekStart } from '../../../data/week-start.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { DayCards, DayPanel } from '../day-panel.tsx';
import { HolidayList } from '../holiday-list.tsx';
import { MonthBar } from '../month-bar.tsx';
import { MonthGrid } from '../month-grid.tsx';
import { MovingBar } from '../moving/moving-bar.tsx';
import { useMonthDrag } from '../moving/use-month-drag.ts';
import { useMoving } from '../moving/use-moving.ts';
import { useMovingKeys } from '../moving/use-moving-keys.ts';
import { texts } from '../texts.ts';
import type { View } from '../use-calendar.ts';
import { useDays, useStill, withMoved } from '../use-days.ts';
import { PeopleFilter } from './people-filter.tsx';

const loadWeek = () => import('../week/week-view.tsx');
const WeekView = lazy(loadWeek);

const views: { value: View; label: string }[] = [
  { value: 'month', label: texts.month },
  { value: 'week', label: texts.week },
];

const isOf = ({ people }: Job, who: string): boolean => people.some(({ id }) => String(id) === who);

/** A month or week in which jobs can be moved, with the chosen day beside it, or below on a tablet. */
export default function DesktopCalendar(props: CalendarProps) {
  const { calendar, rows, ofDay, complete, holidays, nation, progress, acts, onAdd } = props;
  const { date, month, view } = calendar;
  const starts = useWeekStart();
  const [who, setWho] = useUrlState('who');
  const moving = useMoving(acts !== undefined);
  useMovingKeys(moving, calendar);
  usePreload(loadWeek);
  const still = useStill(rows, moving.job);
  const theirs = useMemo(() => (who ? still.filter((job) => isOf(job, who)) : still), [still, who]);
  const shown = withMoved(useDays(still, theirs, month), moving.job, month);
  const drag = useMonthDrag(moving, rows);
  const onDay = date ? ofDay.days.get(date) : undefined;
  const jobs = useMemo(() => (onDay ?? []).filter((job) => !who || isOf(job, who)), [onDay, who]);
  const onEdit = useStable((job: Job) => acts?.onEdit(job));
  const onWho = useStable((job: Job) => acts?.onWho(job));
  const { begin } = moving;
  const mayMove = acts !== undefined;
  const dayActs = useMemo(
    () => (mayMove ? { onEdit, onWho, onMove: (job: Job) => begin(job, true) } : undefined),
    [mayMove, onEdit, onWho, begin],
  );
  return (
    <Page className="max-w-7xl! print:max-w-none!">
      <PageHeader
        title={texts.title}
        action={onAdd && { label: texts.schedule, icon: CalendarPlus, onClick: () => onAdd() }}
      >
        <Segmented label={texts.view} value={view} segments={views} onChange={calendar.look} />
        <PeopleFilter value={who} onChange={setWho} />
      </PageHeader>
      {progress}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_17rem] print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <MonthBar calendar={calendar} />
          <MovingBar moving={moving} rows={still} />
          {view === 'week' ? (
            <Suspense fallback={<div className="h-screen" />}>
              <WeekView
                calendar={calendar}
                week={weekOf(date ?? `${month}-01`, starts)}
                shown={shown}
                moving={moving}
                holidays={holidays}
              />
            </Suspense>
          ) : (
            <div {...drag}>
              <MonthGrid calendar={calendar} shown={shown} holidays={holidays} />
            </div>
          )}
          <HolidayList nation={nation} month={month} holidays={holidays} />
        </div>
        <DayPanel
          date={date}
          jobs={jobs}
          holiday={date ? holidays[date] : undefined}
          complete={complete}
          onAdd={onAdd && (() => onAdd())}
        >
          {date && jobs.length > 0 && (
            <DayCards key={date} day={date} jobs={jobs} clashes={ofDay.clashes} acts={dayActs} />
          )}
        </DayPanel>
      </div>
    </Page>
  );
}

import { weekOf } from '#shared/calendar/month.ts';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { RowSkeletons } from '../../../components/skeleton.tsx';
import { usePrinting } from '../../../components/use-printing.ts';
import { useWeekStart } from '../../../data/week-start.ts';
import { agendaOf } from '../agenda.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { DayPanel } from '../day-panel.tsx';
import { HolidayList } from '../holiday-list.tsx';
import { MonthBar } from '../month-bar.tsx';
import { MonthGrid } from '../month-grid.tsx';
import { MovingBar } from '../moving/moving-bar.tsx';
import { useMonthDrag } from '../moving/use-month-drag.ts';
import { useMoving } from '../moving/use-moving.ts';
import { texts } from '../texts.ts';
import type { View } from '../use-calendar.ts';
import { useDays, useStill, withMoved } from '../use-days.ts';
import { useTravel } from '../use-travel.ts';
import { Agenda } from './agenda.tsx';
import { Strip } from './strip.tsx';
import { type MoveToDay, useMoveToDay } from './use-move-to-day.ts';
import { WeekList, weekDayId } from './week-list.tsx';

const views: { value: View; label: string }[] = [
  { value: 'day', label: texts.oneDay },
  { value: 'week', label: texts.week },
  { value: 'month', label: texts.month },
];

/** A day by the hour or a week as a list, below the week's strip, or the month with its chosen day; in print the month. */
export function PhoneCalendar(props: CalendarProps) {
  const { calendar, ofDay, complete, holidays, nation, progress } = props;
  const { date, month } = calendar;
  const week = weekOf(date ?? `${month}-01`, useWeekStart());
  const view = usePrinting() ? 'month' : calendar.view;
  const choose = (day: string) => {
    calendar.choose(day);
    document.getElementById(weekDayId(day))?.scrollIntoView();
  };
  const moving = useMoveToDay(choose);
  return (
    <Page className="gap-3! pt-0!">
      <PageHeader title={texts.title}>
        <Segmented label={texts.view} value={view} segments={views} onChange={calendar.look} />
      </PageHeader>
      <MonthBar calendar={calendar} />
      {progress}
      {view === 'month' && (
        <div className="-mx-2 print:mx-0 grid grid-cols-[minmax(0,1fr)] gap-2">
          <Month {...props} />
          <HolidayList nation={nation} month={month} holidays={holidays} />
        </div>
      )}
      {view !== 'month' && <Strip {...{ calendar, week, moving }} {...ofDay} onChoose={choose} />}
      {view !== 'week' && <Day {...props} onMove={view === 'day' ? moving.hold : undefined} />}
      {/* A day is as high as its jobs, so the week waits for all of them. */}
      {view === 'week' &&
        (complete ? <WeekList {...props} week={week} onMove={moving.hold} /> : <RowSkeletons count={7} />)}
    </Page>
  );
}

/** The month, in which a finger that has rested on a job moves it to another day. */
function Month({ calendar, rows, holidays, acts }: CalendarProps) {
  const moving = useMoving(acts !== undefined);
  const still = useStill(rows, moving.job);
  const shown = withMoved(useDays(still, still, calendar.month), moving.job, calendar.month);
  return (
    <div {...useMonthDrag(moving, rows)}>
      <MovingBar moving={moving} rows={still} />
      <MonthGrid calendar={calendar} shown={shown} holidays={holidays} />
    </div>
  );
}

const none: readonly string[] = [];

interface DayProps extends CalendarProps {
  onMove: MoveToDay['hold'] | undefined;
}

function Day({ calendar: { date }, ofDay, complete, holidays, acts, onAdd, onMove }: DayProps) {
  const jobs = (date && ofDay.days.get(date)) || [];
  const travel = useTravel(ofDay.days, date ? [date] : none);
  const hasFree = date !== null && agendaOf(jobs, date).slots.some((slot) => 'free' in slot);
  return (
    <DayPanel
      date={date}
      jobs={jobs}
      holiday={date ? holidays[date] : undefined}
      complete={complete}
      onAdd={hasFree ? undefined : onAdd && (() => onAdd())}
    >
      {date && jobs.length > 0 && (
        <Agenda
          day={date}
          jobs={jobs}
          clashes={ofDay.clashes}
          travel={travel.get(date)}
          acts={acts && { ...acts, onMove: onMove && ((job) => onMove({ job, day: date })) }}
          onAddAt={onAdd}
        />
      )}
    </DayPanel>
  );
}

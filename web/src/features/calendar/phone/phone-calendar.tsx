import { weekOf } from '#shared/calendar/month.ts';
import { Page } from '../../../components/page.tsx';
import { useWeekStart } from '../../../data/week-start.ts';
import { agendaOf } from '../agenda.ts';
import type { CalendarProps } from '../calendar-props.ts';
import { DayPanel } from '../day-panel.tsx';
import { HolidayList } from '../holiday-list.tsx';
import { MonthName } from '../month-bar.tsx';
import { MonthGrid } from '../month-grid.tsx';
import { texts } from '../texts.ts';
import { Agenda } from './agenda.tsx';
import { Strip } from './strip.tsx';

/** A week's strip or the month, and the chosen day by its hours. */
export function PhoneCalendar(props: CalendarProps) {
  const { calendar, shown, ofDay, complete, holidays, nation, progress, acts, onAdd } = props;
  const { date, month, view } = calendar;
  const starts = useWeekStart();
  const jobs = (date && ofDay.days.get(date)) || [];
  const hasFree = date !== null && agendaOf(jobs, date).slots.some((slot) => 'free' in slot);
  return (
    <Page className="gap-3! pt-0!">
      <header className="flex flex-wrap items-center gap-x-4">
        <h1 className="text-large">{texts.title}</h1>
        <MonthName calendar={calendar} />
      </header>
      {progress}
      {view === 'month' ? (
        <div className="-mx-2 grid grid-cols-[minmax(0,1fr)] gap-2">
          <MonthGrid calendar={calendar} shown={shown} holidays={holidays} />
          <HolidayList nation={nation} month={month} holidays={holidays} />
        </div>
      ) : (
        <Strip
          calendar={calendar}
          week={weekOf(date ?? `${month}-01`, starts)}
          days={ofDay.days}
          clashing={ofDay.clashing}
        />
      )}
      <DayPanel
        date={date}
        jobs={jobs}
        holiday={date ? holidays[date] : undefined}
        complete={complete}
        onAdd={hasFree ? undefined : () => onAdd()}
      >
        {date && jobs.length > 0 && (
          <Agenda day={date} jobs={jobs} clashes={ofDay.clashes} acts={acts} onAddAt={onAdd} />
        )}
      </DayPanel>
    </Page>
  );
}

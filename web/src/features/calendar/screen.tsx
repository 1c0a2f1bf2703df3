import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { bankHolidays } from '#shared/calendar/bank-holidays.ts';
import { defaultNation } from '#shared/calendar/nations.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListProgress } from '../../components/list-progress.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { jobQuery } from '../../data/jobs.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { DayPanel } from './day-panel.tsx';
import { HolidayList } from './holiday-list.tsx';
import { jobsByDay } from './jobs-by-day.ts';
import { monthOf } from './month.ts';
import { MonthBar } from './month-bar.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useMonthJobs } from './month-jobs.ts';
import { texts } from './texts.ts';
import { useCalendar } from './use-calendar.ts';

const loadForm = () => import('../../forms/job/job-form.tsx').then((form) => ({ default: form.JobForm }));
const JobForm = lazy(loadForm);

/** The month, the day that `?date=` chooses, and the job's form of `?new=1` and `?edit=`. */
export function CalendarScreen({ list }: { list: ReturnType<typeof useMonthJobs> }) {
  const calendar = useCalendar();
  const { date, month } = calendar;
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  usePreload(loadForm);
  const edited = useRecord(idIn(editText), list, jobQuery).record;
  const days = useMemo(() => jobsByDay(list.rows), [list.rows]);
  // The chosen day stays beside the grid while other months are looked at.
  const ofDay = useMonthJobs(date ? monthOf(date) : month);
  const dayJobs = useMemo(() => jobsByDay(ofDay.rows), [ofDay.rows]);
  const nation = useSignedInUser().business.bankHolidays ?? defaultNation;
  const holidays = bankHolidays[nation];
  return (
    <Page>
      <PageHeader
        title={texts.title}
        action={{ label: texts.schedule, icon: CalendarPlus, onClick: () => create('1') }}
      />
      <ListProgress list={list} noun={texts.noun} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <MonthBar calendar={calendar} />
          <MonthGrid calendar={calendar} days={days} holidays={holidays} />
          <HolidayList nation={nation} month={month} holidays={holidays} />
        </div>
        <DayPanel
          date={date}
          jobs={(date && dayJobs.get(date)) || []}
          holiday={date ? holidays[date] : undefined}
          complete={ofDay.complete || ofDay.stopped}
          onAdd={() => create('1')}
          onEdit={(job) => edit(String(job.id))}
        />
      </div>
      <Suspense>
        {creating && (
          <JobForm
            job={null}
            beginning={date ? { scheduledDate: date } : {}}
            addTitle={texts.addTitle}
            onClose={() => create('')}
          />
        )}
        {edited && <JobForm key={edited.id} job={edited} onClose={() => edit('')} />}
      </Suspense>
    </Page>
  );
}

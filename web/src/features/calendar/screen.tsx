import { lazy, Suspense, useState } from 'react';
import { monthOf } from '#shared/calendar/month.ts';
import { desk } from '#shared/members/roles.ts';
import { bankHolidays } from '#shared/uk/bank-holidays.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListProgress } from '../../components/list-progress.tsx';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { useRoom } from '../../components/widths.ts';
import { jobQuery } from '../../data/jobs.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { loadDesktop } from './load-desktop.ts';
import { useMonthJobs } from './month-jobs.ts';
import { PhoneCalendar } from './phone/phone-calendar.tsx';
import { texts } from './texts.ts';
import type { Calendar } from './use-calendar.ts';
import { useDays } from './use-days.ts';

const loadForm = () => import('../../forms/job/job-form.tsx');
const JobForm = lazy(loadForm);
const ScheduleSheet = lazy(() => import('../../forms/visit/schedule-sheet.tsx'));
const DesktopCalendar = lazy(loadDesktop);

interface Props {
  list: ReturnType<typeof useMonthJobs>;
  calendar: Calendar;
}

/** The calendar, the job's form of `?new=1` and `?edit=`, and who goes and when of `?schedule=`. */
export function CalendarScreen({ list, calendar }: Props) {
  const { date, month } = calendar;
  const [creating, create] = useUrlState('new', { push: true });
  const [editText, edit] = useUrlState('edit', { push: true });
  const [whoText, who] = useUrlState('schedule', { push: true });
  const [startTime, setStartTime] = useState<string>();
  usePreload(loadForm);
  const edited = useRecord(idIn(editText), list, jobQuery).record;
  const sent = useRecord(idIn(whoText), list, jobQuery).record;
  // The chosen day stays beside the grid while other months are shown.
  const dayMonth = date ? monthOf(date) : month;
  const ofDay = useMonthJobs(dayMonth);
  const user = useSignedInUser();
  const nation = user.business.bankHolidays ?? defaultNation;
  const mayPlan = isAmong(user, openTo('jobs.create', desk));
  const add = (time?: string) => {
    setStartTime(time);
    create('1');
  };
  const props = {
    ...{ calendar, nation, rows: list.rows },
    shown: useDays(list.rows, list.rows, month),
    ofDay: useDays(ofDay.rows, ofDay.rows, dayMonth),
    complete: ofDay.complete || ofDay.stopped,
    holidays: bankHolidays[nation],
    progress: <ListProgress list={list} noun={texts.noun} />,
    acts: mayPlan
      ? {
          onEdit: (job: { id: number }) => edit(String(job.id)),
          onWho: (job: { id: number }) => who(String(job.id)),
        }
      : undefined,
    onAdd: mayPlan ? add : undefined,
  };
  const beginning = { ...(date && { scheduledDate: date }), ...(startTime && { startTime }) };
  return (
    <>
      <Suspense fallback={<div className="h-screen" />}>
        {useRoom() ? <DesktopCalendar {...props} /> : <PhoneCalendar {...props} />}
      </Suspense>
      <Suspense>
        {mayPlan && creating && (
          <JobForm job={null} beginning={beginning} addTitle={texts.addTitle} onClose={() => create('')} />
        )}
        {mayPlan && sent && <ScheduleSheet key={sent.id} job={sent} onClose={() => who('')} />}
        {mayPlan && edited && <JobForm key={edited.id} job={edited} onClose={() => edit('')} />}
      </Suspense>
    </>
  );
}

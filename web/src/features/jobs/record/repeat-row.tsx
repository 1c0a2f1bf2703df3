import Repeat from 'lucide-react/icons/repeat';
import { Link } from 'react-router-dom';
import { dayOffName } from '#shared/calendar/days-off.ts';
import { readWeekday } from '#shared/calendar/when.ts';
import { formatDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { nextDates, readRepeat } from '#shared/jobs/repeat.ts';
import { defaultNation } from '#shared/uk/nations.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { FactRow } from '../../../components/fact-rows.tsx';
import { labels } from '../../../forms/job/texts.ts';
import { texts } from '../texts.ts';

/** That a job repeats, and when; for a completed one, the job that was created. */
export default function RepeatRow({ job }: { job: Job }) {
  const nation = useSignedInUser().business.bankHolidays ?? defaultNation;
  if (!job.repeat) return null;
  const dates = nextDates(job, today());
  const day = dates?.scheduledDate ?? dates?.startDate;
  const off = day && dayOffName(day, nation);
  const next = day
    ? texts.nextOn(`${readWeekday(day)} ${formatDate(day)}${off ? `, ${off}` : ''}`)
    : texts.lastOne;
  return (
    <FactRow
      icon={Repeat}
      name={labels.repeat}
      second={
        job.nextJobId ? (
          <Link
            to={`/jobs?id=${job.nextJobId}`}
            className="inline-flex min-h-11 items-center underline decoration-control underline-offset-4 hover:decoration-current"
          >
            {texts.showNext}
          </Link>
        ) : (
          next
        )
      }
    >
      {readRepeat(job.repeat)}
    </FactRow>
  );
}

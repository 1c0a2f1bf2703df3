import { useQuery } from '@tanstack/react-query';
import Briefcase from 'lucide-react/icons/briefcase';
import { isOn } from '#shared/calendar/days.ts';
import { today } from '#shared/dates.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { Sheet, SheetBody } from '../../components/sheet.tsx';
import { dayQuery } from '../../data/day.ts';
import { timeTexts as texts } from './texts.ts';

interface Props {
  onChoose: (jobId: number | null) => void;
  onClose: () => void;
}

/** Today's jobs, one tap each. */
export default function JobPicker({ onChoose, onClose }: Props) {
  const date = today();
  const { data } = useQuery(dayQuery(date));
  const jobs = (data?.jobs ?? []).filter((job) => isOpenJob(job.status) && isOn(job, date));
  return (
    <Sheet open onOpenChange={onClose} title={texts.workOn}>
      <SheetBody className="p-3!">
        {jobs.length === 0 && <p className="px-3 py-2 text-muted">{texts.noJobsToday}</p>}
        <ul className="grid gap-1">
          {jobs.map(({ id, title, client }) => (
            <li key={id}>
              <Choice title={title} about={client?.name} onClick={() => onChoose(id)} />
            </li>
          ))}
          <li>
            <Choice title={texts.otherWork} onClick={() => onChoose(null)} />
          </li>
        </ul>
      </SheetBody>
    </Sheet>
  );
}

function Choice({
  title,
  about,
  onClick,
}: {
  title: string;
  about?: string | undefined;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-14 w-full items-center gap-4 rounded-control px-3 py-2 text-left hover:bg-sunken"
    >
      <Briefcase aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{title}</span>
        {about && <span className="block text-small text-muted wrap-anywhere">{about}</span>}
      </span>
    </button>
  );
}

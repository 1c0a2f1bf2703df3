import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import Navigation from 'lucide-react/icons/navigation';
import Play from 'lucide-react/icons/play';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isTooEarly } from '#shared/jobs/early-start.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { mapHref } from '../../../components/hrefs.ts';
import { NextBar } from '../../../components/next-bar.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useOnMyWay } from '../../../forms/job/on-my-way.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { placeOfJob } from '../../../forms/photos/photo-place.ts';
import { usePhotoPick } from '../../../forms/photos/use-photo-pick.tsx';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';
import { useOnSite } from './use-spent.ts';

interface Props {
  job: Job;
  phone: string | null;
  place: string | null;
}

const minuteMs = 60_000;

/** On my way, start, complete: the next step, with its helpers. Renders nothing once the job is done. */
export function FieldNext({ job, phone, place }: Props) {
  const { change, isPending: busy } = useStatusChange();
  const onMyWay = useOnMyWay();
  const photo = usePhotoPick(placeOfJob(job));
  const now = useNow(minuteMs);
  const onSite = useOnSite(job);
  if (!isOpenJob(job.status)) return null;
  const isBegun = job.status === 'in_progress';
  const drive = place ? [{ label: texts.directions, icon: Navigation, href: mapHref(place) }] : [];
  const before = [...drive, ...(phone ? [onMyWay(job, phone, now)] : [])];
  const during = [{ label: texts.photo, icon: Camera, onClick: photo.pick }];
  const act = isBegun
    ? { label: words.complete, icon: Check, busy, onClick: () => change(job, 'completed') }
    : { label: words.start, icon: Play, busy, onClick: () => change(job, 'in_progress') };
  const isHeld = !isBegun && isTooEarly(job, today(now));
  return (
    <>
      <NextBar
        act={isHeld ? undefined : act}
        helpers={isBegun ? during : before}
        about={
          isHeld ? (
            <p className="text-small text-on-brand-muted">{texts.askOffice}</p>
          ) : (
            onSite && <p className="text-small text-on-brand-muted">{texts.onSite(onSite)}</p>
          )
        }
      />
      {photo.input}
    </>
  );
}

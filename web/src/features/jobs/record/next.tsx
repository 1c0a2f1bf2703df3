import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { nextStep } from '#shared/thread/next-step.ts';
import type { Thread } from '#shared/thread/thread.ts';
import { NextBar } from '../../../components/next-bar.tsx';
import { placeOfJob } from '../../../forms/photos/photo-place.ts';
import { usePhotoPick } from '../../../forms/photos/use-photo-pick.tsx';
import { texts } from '../texts.ts';
import { useActs } from './use-acts.ts';
import { useHelpers } from './use-helpers.ts';
import { useOnSite } from './use-spent.ts';

interface Props {
  job: Job;
  thread: Thread;
  onSchedule: () => void;
}

/** The next step of a job's thread, with its helpers. Renders nothing if all is done. */
export function Next({ job, thread, onSchedule }: Props) {
  const step = nextStep(thread, today());
  const acts = useActs({ job, thread, onSchedule });
  const photo = usePhotoPick(placeOfJob(job));
  const helpers = useHelpers({ job, step, thread, onPhoto: photo.pick });
  const onSite = useOnSite(job);
  if (step === null || step === 'wait') return null;
  return (
    <>
      <NextBar
        act={acts(step)}
        helpers={helpers}
        about={onSite && <p className="text-small text-on-brand-muted">{texts.onSite(onSite)}</p>}
      />
      {photo.input}
    </>
  );
}

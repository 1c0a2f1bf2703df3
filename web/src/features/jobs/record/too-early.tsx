import Hourglass from 'lucide-react/icons/hourglass';
import { formatDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isTooEarly } from '#shared/jobs/early-start.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { Button } from '../../../components/button.tsx';
import { useConfirm } from '../../../components/confirm.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';

/** Why the work must not start yet, and the exception that needs no consent from the customer: an urgent repair. */
export function TooEarly({ job }: { job: Job }) {
  const confirm = useConfirm();
  const { change, isPending } = useStatusChange();
  if (!isOpenJob(job.status) || !isTooEarly(job, today())) return null;
  const begin = async () => {
    const question = { title: texts.urgentQuestion, description: texts.urgentHint, action: words.start };
    if (await confirm(question)) change(job, 'in_progress', { urgentRepair: true });
  };
  return (
    <Notice
      tone="warning"
      icon={Hourglass}
      title={texts.mayCancel(formatDate(job.cancelUntil ?? ''))}
      action={
        <Button variant="secondary" disabled={isPending} onClick={() => void begin()}>
          {words.urgentRepair}
        </Button>
      }
    >
      {texts.mayCancelHint}
    </Notice>
  );
}

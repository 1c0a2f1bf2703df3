import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Job } from '#shared/jobs/contract.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { SheetBody, SheetFooter } from '../../components/sheet.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { clientQuery } from '../../data/clients.ts';
import { jobQuery } from '../../data/jobs.ts';
import { useStatusChange } from '../job/use-changes.ts';
import { InvoiceForm } from './invoice-form.tsx';
import { texts } from './texts.ts';
import { useDone } from './use-done.ts';

interface Props {
  jobId: number;
  /** It also completes the job. */
  finishes: boolean;
  onClose: () => void;
}

/** A finished job: its invoice as it would be sent, ready to send with one press, and a way to continue without one. */
export default function ChargeSheet({ jobId, finishes, onClose }: Props) {
  const { data: job, isError, refetch } = useQuery(jobQuery(jobId));
  if (job) return <OfJob job={job} finishes={finishes} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={texts.loading} tall>
      <SheetBody>{isError ? <NotLoaded retry={() => void refetch()} /> : <Waiting />}</SheetBody>
    </Dialog>
  );
}

function OfJob({ job, finishes, onClose }: Omit<Props, 'jobId'> & { job: Job }) {
  const client = useQuery(clientQuery(job.clientId));
  const done = useDone(job);
  const { changed, change, isPending } = useStatusChange();
  const isFinishing = finishes && job.status !== 'completed';
  const finishOnly = () => {
    if (isFinishing) change(job, 'completed');
    onClose();
  };
  useNothingToCharge(done.isToCharge === false, finishOnly);
  const { source } = done;
  if (source && client.data)
    return (
      <InvoiceForm
        {...{ job, source, done, onClose, isFinishing, onFinishOnly: finishOnly }}
        client={client.data}
        finish={async () => {
          if (isFinishing) await changed(job, 'completed');
        }}
      />
    );
  const isFailed = done.isFailed || (client.isError && !client.data);
  const retry = () => {
    done.retry();
    void client.refetch();
  };
  return (
    <Dialog open onClose={onClose} title={texts.title(job.title)} tall>
      <SheetBody>{isFailed ? <NotLoaded retry={retry} /> : <Waiting />}</SheetBody>
      {/* The job can be completed whatever its invoice still lacks. */}
      <SheetFooter>
        <Button variant="secondary" disabled={isPending} onClick={finishOnly}>
          {isFinishing ? texts.finishOnly : texts.notNow}
        </Button>
      </SheetFooter>
    </Dialog>
  );
}

/** A job that is already invoiced is just completed. */
const useNothingToCharge = (isSo: boolean, go: () => void): void => {
  const gone = useRef(false);
  useEffect(() => {
    if (!isSo || gone.current) return;
    gone.current = true;
    go();
  });
};

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-4">
        <Skeleton className="h-9 w-1/3" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-14" />
      </div>
    </Loading>
  );
}

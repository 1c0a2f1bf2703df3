import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useSignedInUser } from '../../api/user.ts';
import { jobQuery } from '../../data/jobs.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { CostFields } from './cost-fields.tsx';
import { newValues } from './form-values.ts';
import { MainFields } from './main-fields.tsx';
import { labels, texts } from './texts.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useReadable } from './use-readable.ts';
import { WorkFields } from './work-fields.tsx';

interface NewProps {
  clientId: number | null;
  jobId: number | null;
  onClose: (created: Invoice | null) => void;
}

/** A new invoice; one for a job waits until it knows the job. */
export function NewInvoice({ clientId, jobId, onClose }: NewProps) {
  const { data: job, isPending } = useQuery({ ...jobQuery(jobId ?? 0), enabled: jobId !== null });
  if (jobId !== null && isPending) return null;
  return <InvoiceDialog invoice={null} clientId={clientId} job={job} onClose={onClose} />;
}

interface Props {
  invoice: Invoice | null;
  clientId?: number | null;
  job?: Job | undefined;
  onClose: (created: Invoice | null) => void;
}

export function InvoiceDialog({ invoice, clientId = null, job, onClose }: Props) {
  const { paymentTermsDays } = useSignedInUser().business;
  const [first] = useState(() => newValues({ paymentTermsDays, clientId, job }));
  const record = useInvoiceForm({ invoice, first, onClose });
  const readable = useReadable();
  return (
    <RecordDialog
      title={invoice ? texts.edit : texts.create}
      action={invoice ? texts.update : texts.create}
      record={record}
      labels={labels}
      readable={readable}
    >
      <MainFields form={record.form} isNew={invoice === null} />
      <WorkFields form={record.form} />
      <CostFields form={record.form} />
    </RecordDialog>
  );
}

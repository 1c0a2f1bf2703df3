import { type ReactNode, useState } from 'react';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { useSignedInUser } from '../../api/user.ts';
import { RecordDialog } from '../../forms/record-dialog.tsx';
import { CostFields } from './cost-fields.tsx';
import { newValues } from './form-values.ts';
import { MainFields } from './main-fields.tsx';
import { labels, texts } from './texts.ts';
import { useInvoiceForm } from './use-invoice-form.ts';
import { useReadable } from './use-readable.ts';
import { WorkFields } from './work-fields.tsx';

interface Props {
  invoice: Invoice | null;
  clientId?: number | null;
  job?: Job | undefined;
  /** What stands above the fields of a new one. */
  above?: ReactNode;
  onClose: (created: Invoice | null) => void;
}

export function InvoiceDialog({ invoice, clientId = null, job, above, onClose }: Props) {
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
      {above}
      {invoice?.hasLines && <p className="text-muted">{texts.fixed}</p>}
      <MainFields form={record.form} isNew={invoice === null} hasLines={invoice?.hasLines ?? false} />
      <WorkFields form={record.form} />
      {invoice?.hasLines ? null : <CostFields form={record.form} />}
    </RecordDialog>
  );
}

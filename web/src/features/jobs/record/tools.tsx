import Ban from 'lucide-react/icons/ban';
import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useNavigate } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { nextStatuses } from '#shared/jobs/status.ts';
import { EditTools } from '../../../components/edit-tools.tsx';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { words } from '../../../words.ts';

interface Props {
  job: Job;
  onEdit: () => void;
  onDelete: () => void;
}

/** A job's actions other than its next step. */
export function Tools({ job, onEdit, onDelete }: Props) {
  const { change } = useStatusChange();
  const navigate = useNavigate();
  const beginning = `new=1&client=${job.clientId}&job=${job.id}`;
  const mayCancel = nextStatuses[job.status].includes('cancelled');
  return (
    <EditTools
      deleteLabel={`${words.delete} ${job.title}`}
      onEdit={onEdit}
      onDelete={onDelete}
      acts={[
        { label: words.createQuote, icon: FileText, onClick: () => void navigate(`/quotes?${beginning}`) },
        {
          label: words.createInvoice,
          icon: ReceiptText,
          onClick: () => void navigate(`/invoices?${beginning}`),
        },
        ...(mayCancel
          ? [{ label: words.cancelJob, icon: Ban, danger: true, onClick: () => change(job, 'cancelled') }]
          : []),
      ]}
    />
  );
}

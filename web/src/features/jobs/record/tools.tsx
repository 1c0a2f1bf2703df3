import Ban from 'lucide-react/icons/ban';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Trash2 from 'lucide-react/icons/trash';
import { useNavigate } from 'react-router-dom';
import type { Job } from '#shared/jobs/contract.ts';
import { quickActions } from '#shared/jobs/status.ts';
import { Button } from '../../../components/button.tsx';
import { MoreMenu } from '../../../components/more-menu.tsx';
import { useWide } from '../../../components/use-wide.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { words } from '../../../words.ts';
import { texts } from '../texts.ts';

interface Props {
  job: Job;
  onEdit: () => void;
  onDelete: () => void;
}

/** A job's actions other than its next step. */
export function Tools({ job, onEdit, onDelete }: Props) {
  const { change } = useStatusChange();
  const navigate = useNavigate();
  const isWide = useWide();
  const beginning = `new=1&client=${job.clientId}&job=${job.id}`;
  const mayCancel = quickActions[job.status].includes('cancelled');
  return (
    // On a phone it is at the end of the back button's line.
    <div className="no-print flex shrink-0 gap-1 max-lg:-mt-11 max-lg:-mr-3 max-lg:self-end">
      {isWide && (
        <Button variant="secondary" icon={Pencil} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      <MoreMenu
        acts={[
          ...(isWide ? [] : [{ label: texts.edit, icon: Pencil, onClick: onEdit }]),
          {
            label: words.createQuote,
            icon: FileText,
            onClick: () => void navigate(`/quotes?${beginning}`),
          },
          {
            label: words.createInvoice,
            icon: ReceiptText,
            onClick: () => void navigate(`/invoices?${beginning}`),
          },
          ...(mayCancel
            ? [{ label: words.cancelJob, icon: Ban, danger: true, onClick: () => change(job, 'cancelled') }]
            : []),
          {
            label: `${words.delete} ${job.title}`,
            icon: Trash2,
            danger: true,
            onClick: onDelete,
          },
        ]}
      />
    </div>
  );
}

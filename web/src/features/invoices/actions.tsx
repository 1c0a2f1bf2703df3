import { Banknote, Check, FileText, Pencil, RotateCcw, Share2, Trash2 } from 'lucide-react';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { RemindButton } from './remind-button.tsx';
import { canShare, pdfAddress, useSharePdf } from './share-pdf.ts';
import { texts } from './texts.ts';
import { useMarkPaid } from './use-changes.ts';

export interface ActionProps {
  invoice: Invoice;
  onPay: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** What hands the invoice over. */
export function SendActions({ invoice }: Pick<ActionProps, 'invoice'>) {
  return (
    <>
      {invoice.status !== 'paid' && <RemindButton invoice={invoice} />}
      <ButtonLink variant="secondary" icon={FileText}>
        <a href={pdfAddress(invoice.id)} target="_blank" rel="noreferrer">
          {texts.pdf}
        </a>
      </ButtonLink>
    </>
  );
}

interface PaidProps {
  invoice: Invoice;
  /** What was paid for it, undefined until that has come. */
  payments: readonly Payment[] | undefined;
}

/** Only a mark can be taken back here: money that came is removed or refunded among the payments. */
const canUnmark = (payments: PaidProps['payments']): boolean =>
  !payments || payments.length === 0 || payments.some(({ method }) => method === 'marked');

/** The tick: marks an invoice paid, or unpaid again. */
export function PaidAction({ invoice, payments }: PaidProps) {
  const { markPaid, markUnpaid } = useMarkPaid();
  if (invoice.status === 'paid' && !canUnmark(payments)) return null;
  return invoice.status === 'paid' ? (
    <Button variant="secondary" icon={RotateCcw} onClick={() => markUnpaid(invoice)}>
      {texts.markUnpaid}
    </Button>
  ) : (
    <Button variant="secondary" icon={Check} onClick={() => markPaid(invoice)}>
      {texts.markPaid}
    </Button>
  );
}

/** What changes the record itself. */
export function RecordActions({ invoice, onPay, onEdit, onRemove }: ActionProps) {
  const confirm = useConfirm();
  const { share, sharing } = useSharePdf(invoice);
  const remove = async () => {
    const title = texts.deleteQuestion(invoice.invoiceNumber);
    const sure = await confirm({ title, description: texts.deleteHint, action: texts.delete, danger: true });
    if (sure) onRemove();
  };
  return (
    <>
      <Button variant="secondary" icon={Banknote} onClick={onPay}>
        {texts.recordPayment}
      </Button>
      {canShare() && (
        <Button variant="secondary" icon={Share2} busy={sharing} onClick={() => void share()}>
          {texts.share}
        </Button>
      )}
      <Button variant="secondary" icon={Pencil} onClick={onEdit}>
        {texts.editShort}
      </Button>
      <Button variant="quiet" icon={Trash2} onClick={() => void remove()} className="text-on-alert">
        {texts.delete}
      </Button>
    </>
  );
}

import {
  Ban,
  Banknote,
  Bell,
  Check,
  FileMinus,
  FileText,
  Pencil,
  RotateCcw,
  Share2,
  Trash2,
} from 'lucide-react';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { canBeCredited, canBeVoid } from './credits/standing.ts';
import { creditTexts } from './credits/texts.ts';
import { SendButton } from './send/send-button.tsx';
import { isToSend } from './send/standing.ts';
import { canShare, pdfAddress, useSharePdf } from './share-pdf.ts';
import { texts } from './texts.ts';
import { useMarkPaid } from './use-changes.ts';

export interface ActionProps {
  invoice: Invoice;
  onPay: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onCredit: () => void;
  onVoid: () => void;
  onSend: () => void;
  onRemind: () => void;
}

/** What hands the invoice over: what is next of it stands here, the rest among the other actions. */
export function SendActions({
  invoice,
  onSend,
  onRemind,
}: Pick<ActionProps, 'invoice' | 'onSend' | 'onRemind'>) {
  const isNew = isToSend(invoice);
  return (
    <>
      {isNew && <SendButton invoice={invoice} variant="primary" onClick={onSend} />}
      {!isNew && invoice.status !== 'paid' && <RemindButton onRemind={onRemind} />}
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
const canUnmark = ({ invoice, payments = [] }: PaidProps): boolean =>
  payments.length === 0 ? invoice.paidAt !== null : payments.some(({ method }) => method === 'marked');

/** The tick: marks an invoice paid, or unpaid again. */
export function PaidAction({ invoice, payments }: PaidProps) {
  const { markPaid, markUnpaid } = useMarkPaid();
  if (invoice.status === 'paid' && !canUnmark({ invoice, payments })) return null;
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

/** What changes the record itself; a void invoice stays as it is. */
export function RecordActions(props: ActionProps) {
  const { invoice, onPay, onEdit, onCredit, onSend, onRemind } = props;
  const isNew = isToSend(invoice);
  if (invoice.voidedAt) return null;
  return (
    <>
      <Button variant="secondary" icon={Banknote} onClick={onPay}>
        {texts.recordPayment}
      </Button>
      {!isNew && <SendButton invoice={invoice} variant="secondary" onClick={onSend} />}
      {isNew && <RemindButton onRemind={onRemind} />}
      {canShare() && <ShareAction invoice={invoice} />}
      <Button variant="secondary" icon={Pencil} onClick={onEdit}>
        {texts.editShort}
      </Button>
      {canBeCredited(invoice) && (
        <Button variant="secondary" icon={FileMinus} onClick={onCredit}>
          {creditTexts.credit}
        </Button>
      )}
      <EndAction {...props} />
    </>
  );
}

function RemindButton({ onRemind }: Pick<ActionProps, 'onRemind'>) {
  return (
    <Button icon={Bell} variant="secondary" onClick={onRemind}>
      {texts.remind}
    </Button>
  );
}

function ShareAction({ invoice }: Pick<ActionProps, 'invoice'>) {
  const { share, sharing } = useSharePdf(invoice);
  return (
    <Button variant="secondary" icon={Share2} busy={sharing} onClick={() => void share()}>
      {texts.share}
    </Button>
  );
}

/** Takes it away. One with lines is never deleted once it is issued: until it is sent or paid it can be made void. */
function EndAction({ invoice, onRemove, onVoid }: ActionProps) {
  const confirm = useConfirm();
  const remove = async () => {
    const title = texts.deleteQuestion(invoice.invoiceNumber);
    const sure = await confirm({ title, description: texts.deleteHint, action: texts.delete, danger: true });
    if (sure) onRemove();
  };
  const look = { variant: 'quiet', className: 'text-on-alert' } as const;
  if (!invoice.hasLines)
    return (
      <Button {...look} icon={Trash2} onClick={() => void remove()}>
        {texts.delete}
      </Button>
    );
  if (!canBeVoid(invoice)) return null;
  return (
    <Button {...look} icon={Ban} onClick={onVoid}>
      {creditTexts.makeVoid}
    </Button>
  );
}

import Ban from 'lucide-react/icons/ban';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import FileCode from 'lucide-react/icons/file-code';
import FileMinus from 'lucide-react/icons/file-minus';
import FileText from 'lucide-react/icons/file-text';
import MessageCircleX from 'lucide-react/icons/message-circle-x';
import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash';
import { today } from '#shared/dates.ts';
import type { Invoice, OneInvoice } from '#shared/invoices/contract.ts';
import { shownState } from '#shared/invoices/status.ts';
import type { RemindStage } from '#shared/letters/stages.ts';
import { desk } from '#shared/members/roles.ts';
import type { Payment } from '#shared/payments/contract.ts';
import { invoiceStep } from '#shared/thread/next-step.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { useConfirm } from '../../components/confirm.tsx';
import type { MenuAct } from '../../components/more-menu.tsx';
import { pdfAddress } from './addresses.ts';
import { canBeCredited, canBeVoid } from './credits/standing.ts';
import { creditTexts } from './credits/texts.ts';
import { useEInvoice } from './e-invoice/use-e-invoice.ts';
import { lateTexts } from './late/texts.ts';
import { wasRemindedToday } from './send/standing.ts';
import { sendTexts } from './send/texts.ts';
import { texts } from './texts.ts';
import { useMarkUnpaid } from './use-changes.ts';

export interface ActionProps {
  invoice: Invoice;
  /** Asks how it was paid. */
  onMarkPaid: () => void;
  onPay: () => void;
  onEdit: () => void;
  onRemove: () => void;
  onCredit: () => void;
  onVoid: () => void;
  onSend: () => void;
  onRemind: (stage?: RemindStage) => void;
  onDispute: () => void;
  onClaim: () => void;
  onLetter: () => void;
}

/** An invoice's next step: send, remind or mark as paid; null if none. */
export const nextAct = (invoice: Invoice) => {
  const step = invoiceStep(invoice, today());
  return step === null || step === 'wait' ? null : step.act;
};

/** Only a mark can be undone here: payments are removed or refunded among the payments. */
const canUnmark = (invoice: Invoice, payments: readonly Payment[] = []): boolean =>
  payments.length === 0
    ? invoice.paidAt !== null
    : payments.some(({ method, removed }) => method === 'marked' && !removed);

const when = (isThere: boolean, act: MenuAct): MenuAct[] => (isThere ? [act] : []);

/** Ways to deliver it, unless they are the next step already. */
const lettersOf = ({ invoice, onSend, onRemind }: ActionProps): MenuAct[] => {
  const next = nextAct(invoice);
  const isOwed = invoice.status !== 'paid';
  return [
    ...when(next !== 'send_invoice' && (next !== 'mark_paid' || wasRemindedToday(invoice)), {
      label: invoice.sentAt ? sendTexts.sendAgain : sendTexts.send,
      icon: Send,
      onClick: onSend,
    }),
    ...when(isOwed && next !== 'remind_invoice' && !wasRemindedToday(invoice) && !invoice.disputed, {
      label: texts.remind,
      icon: Bell,
      onClick: () => onRemind(),
    }),
  ];
};

/** Actions for one that is unpaid for a reason, or not paid at all. */
const troubleOf = ({ invoice, onDispute, onLetter }: ActionProps): MenuAct[] => {
  const isOwed = invoice.balance > 0;
  const isOverdue = shownState(invoice, today()) === 'overdue';
  return [
    ...when(isOwed && !invoice.disputed, {
      label: lateTexts.disputes,
      icon: MessageCircleX,
      onClick: onDispute,
    }),
    ...when(isOverdue && !invoice.disputed, { label: lateTexts.letter, icon: Scale, onClick: onLetter }),
  ];
};

/** Deletes or voids it. Once issued, one with lines can't be deleted: until it is sent or paid it can be voided. */
const useEnd = ({ invoice, onRemove, onVoid }: ActionProps): MenuAct[] => {
  const confirm = useConfirm();
  const remove = async () => {
    const title = texts.deleteQuestion(invoice.invoiceNumber);
    const sure = await confirm({ title, description: texts.deleteHint, action: texts.delete, danger: true });
    if (sure) onRemove();
  };
  if (!invoice.hasLines)
    return [
      {
        label: texts.delete,
        icon: Trash2,
        danger: true,
        onClick: () => void remove(),
      },
    ];
  return when(canBeVoid(invoice), { label: creditTexts.makeVoid, icon: Ban, danger: true, onClick: onVoid });
};

/** All actions except the next step and its helpers. */
export const useMoreActs = (props: ActionProps, whole: OneInvoice | undefined): MenuAct[] => {
  const { invoice, onPay, onEdit, onCredit } = props;
  const mayChange = isAmong(useSignedInUser(), openTo('invoices.update', desk));
  const markUnpaid = useMarkUnpaid();
  const end = useEnd(props);
  const save = useEInvoice();
  const pdf: MenuAct = {
    label: texts.pdf,
    icon: FileText,
    href: pdfAddress(invoice.id),
    needsConnection: true,
  };
  if (invoice.voidedAt || !mayChange) return [pdf];
  const isMarked = invoice.status === 'paid' && canUnmark(invoice, whole?.payments);
  return [
    ...when(nextAct(invoice) === null, pdf),
    ...when(invoice.hasLines, {
      label: texts.eInvoice,
      icon: FileCode,
      onClick: () => save(invoice),
      needsConnection: true,
    }),
    ...lettersOf(props),
    { label: texts.recordPayment, icon: Banknote, onClick: onPay },
    ...when(isMarked, { label: texts.markUnpaid, icon: RotateCcw, onClick: () => markUnpaid(invoice) }),
    { label: texts.editShort, icon: Pencil, onClick: onEdit },
    ...troubleOf(props),
    ...when(canBeCredited(invoice), { label: creditTexts.credit, icon: FileMinus, onClick: onCredit }),
    ...end,
  ];
};

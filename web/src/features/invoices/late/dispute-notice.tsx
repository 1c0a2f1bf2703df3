import MessageCircleX from 'lucide-react/icons/message-circle-x';
import { formatDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { lateTexts as texts } from './texts.ts';
import { useLiftDispute } from './use-late.ts';

/** Says that the customer disputes an invoice, with a way to lift it. */
export function DisputeNotice({ invoice }: { invoice: Invoice }) {
  const { lift, isPending } = useLiftDispute(invoice);
  const { disputed } = invoice;
  if (!disputed) return null;
  const action = (
    <Button variant="secondary" busy={isPending} onClick={lift}>
      {texts.lift}
    </Button>
  );
  return (
    <Notice
      tone="warning"
      icon={MessageCircleX}
      title={texts.isDisputed(formatDate(disputed.on))}
      action={action}
    >
      <p className="whitespace-pre-line wrap-anywhere">{disputed.note ?? texts.disputeHint}</p>
    </Notice>
  );
}

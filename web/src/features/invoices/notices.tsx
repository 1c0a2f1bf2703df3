import Ban from 'lucide-react/icons/ban';
import Info from 'lucide-react/icons/info';
import MessageCircleX from 'lucide-react/icons/message-circle-x';
import { formatDate } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { owner } from '#shared/members/roles.ts';
import type { Business } from '#shared/settings/shown.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { creditTexts } from './credits/texts.ts';
import { lateTexts } from './late/texts.ts';
import { useLiftDispute } from './late/use-late.ts';
import { texts } from './texts.ts';

/** Says that the customer disputes an invoice, with a way to lift it. */
export function DisputeNotice({ invoice }: { invoice: Invoice }) {
  const { lift, isPending } = useLiftDispute(invoice);
  const { disputed } = invoice;
  if (!disputed) return null;
  const action = (
    <Button variant="secondary" busy={isPending} onClick={lift}>
      {lateTexts.lift}
    </Button>
  );
  return (
    <Notice
      tone="warning"
      icon={MessageCircleX}
      title={lateTexts.isDisputed(formatDate(disputed.on))}
      action={action}
    >
      <p className="whitespace-pre-line wrap-anywhere">{disputed.note ?? lateTexts.disputeHint}</p>
    </Notice>
  );
}

/** Says that an invoice is void, and why. */
export function VoidNotice({ invoice }: { invoice: Invoice }) {
  if (!invoice.voidedAt) return null;
  return (
    <Notice tone="neutral" icon={Ban} title={creditTexts.isVoid}>
      <p className="wrap-anywhere">{invoice.voidReason}</p>
    </Notice>
  );
}

interface Props {
  invoice: Invoice;
  business: Business;
  onAsk: () => void;
}

/** The seller's details that this invoice lacks, with a way to add them. */
export function MissingDetails({ invoice, business, onAsk }: Props) {
  const mayAdd = isAmong(useSignedInUser(), openTo('settings.updateBusiness', owner));
  if (!mayAdd || invoice.balance === 0) return null;
  const hasName = business.tradingName || business.legalName;
  const missing = !hasName || !business.address ? texts.noBusiness : texts.noBank;
  if (hasName && business.address && business.accountNumber) return null;
  return (
    <p className="no-print flex items-start gap-2 text-small text-muted">
      <Info aria-hidden className="mt-px size-4 shrink-0" />
      <span>
        {missing}{' '}
        <button
          type="button"
          onClick={onAsk}
          className="-my-3 min-h-11 font-strong text-ink underline underline-offset-4"
        >
          {texts.addDetails}
        </button>
      </span>
    </p>
  );
}

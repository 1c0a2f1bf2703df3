import Info from 'lucide-react/icons/info';
import type { Invoice } from '#shared/invoices/contract.ts';
import { owner } from '#shared/members/roles.ts';
import type { Business } from '#shared/settings/shown.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { texts } from './texts.ts';

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

import Landmark from 'lucide-react/icons/landmark';
import { oneLineAddress } from '#shared/one-line-address.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { sortCode } from '#shared/settings/sort-code.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Money } from '../../components/money.tsx';
import { texts } from './texts.ts';

/** The sender, at the top of the form. A desktop shows the document itself. */
export function Sender() {
  const user = useSignedInUser();
  return (
    <div className="lg:hidden">
      <p className="font-strong wrap-anywhere">{businessName(user)}</p>
      {user.business.address && (
        <p className="text-small text-muted wrap-anywhere">{oneLineAddress(user.business.address)}</p>
      )}
    </div>
  );
}

/** The total, below a rule. */
export function Sum({ pounds }: { pounds: number }) {
  return (
    <p className="flex items-baseline justify-between gap-x-4 large-text:flex-wrap border-t-2 border-ink pt-2.5 text-large font-strong">
      <span>{texts.total}</span>
      <Money pounds={pounds} className="ml-auto" />
    </p>
  );
}

/** Where to pay, at the bottom of the document. */
export function PayTo() {
  const { bankName, accountName, accountNumber, ...business } = useSignedInUser().business;
  const [title, hint] = accountNumber
    ? [texts.payTo(bankName || accountName || ''), `${sortCode(business.sortCode)} · ${accountNumber}`]
    : [texts.noAccount, texts.noAccountHint];
  return (
    <p className="flex min-h-13 items-center gap-3 border-t border-line pt-3">
      <Landmark aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{title}</span>
        <span className="block text-small text-muted">{hint}</span>
      </span>
    </p>
  );
}

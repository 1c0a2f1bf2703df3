import Landmark from 'lucide-react/icons/landmark';
import { sortCode } from '#shared/settings/sort-code.ts';
import { useSignedInUser } from '../../api/user.ts';
import { texts } from './texts.ts';

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

import Mail from 'lucide-react/icons/mail';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { shownStatus } from '#shared/invoices/status.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';
import { useAddress } from './use-address.ts';

/** A row's envelope: it opens the reminder to read before sending. */
export function RemindIcon({ invoice }: { invoice: Invoice }) {
  const mayRemind = isAmong(useSignedInUser(), openTo('invoices.update', desk));
  const address = useAddress();
  const isOverdue = shownStatus(invoice, today()) === 'overdue';
  if (!mayRemind) return null;
  return (
    <IconButton
      icon={Mail}
      label={texts.remindAbout(invoice.invoiceNumber)}
      tone={isOverdue ? 'danger' : 'plain'}
      onClick={() => address.remind(invoice.id)}
    />
  );
}

import Mail from 'lucide-react/icons/mail';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { figureOf, shownState, shownStatus } from '#shared/invoices/status.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { DateText } from '../../components/date-text.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { ListRow } from '../../components/list-row.tsx';
import { Money } from '../../components/money.tsx';
import { StateWord } from '../../components/state-word.tsx';
import { shownNumber } from '../../data/shown-number.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { looks } from './status-pill.tsx';
import { texts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { latestOf, partCredited, partPaid, stateOf } from './wording.ts';

/** A row's envelope: it opens the reminder to read before sending. */
function RemindIcon({ invoice }: { invoice: Invoice }) {
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

interface Props {
  invoice: Invoice;
  chosen: boolean;
  onOpen: (id: number) => void;
}

/** An invoice in the list. The whole row opens it; the envelope sends a reminder. */
export function InvoiceRow({ invoice, chosen, onOpen }: Props) {
  const { id, client, job, status } = invoice;
  return (
    <ListRow
      chosen={chosen}
      onOpen={() => onOpen(id)}
      title={client?.name ?? ''}
      about={job?.title}
      second={
        <>
          {shownNumber(invoice)} · <Happened invoice={invoice} />
        </>
      }
      sum={<Money pounds={figureOf(invoice, today())} className="font-strong" />}
      state={<State invoice={invoice} />}
      end={status !== 'paid' && <RemindIcon invoice={invoice} />}
    />
  );
}

/** How much is paid, or else its latest event. */
function Happened({ invoice }: { invoice: Invoice }) {
  const part = partPaid(invoice);
  if (part) return <span className="text-on-success">{part}</span>;
  return partCredited(invoice) ?? latestOf(invoice);
}

/** Its status in a word or two; screen readers get it in full. */
function State({ invoice }: { invoice: Invoice }) {
  const state = shownState(invoice, today());
  const name = texts.statuses[state];
  const short = stateOf(invoice);
  return (
    <>
      <WaitingMark id={invoice.id} />{' '}
      <StateWord {...looks[state]}>
        <span className={short && 'sr-only'}>{name}</span> {short}
      </StateWord>
      <span className="sr-only">
        {' '}
        Due <DateText value={invoice.dueDate} />
        {invoice.paidAt && (
          <>
            {' '}
            Paid <DateText value={invoice.paidAt} />
          </>
        )}
      </span>
    </>
  );
}

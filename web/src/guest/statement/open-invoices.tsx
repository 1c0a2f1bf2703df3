/** @jsxImportSource preact */
import { formatDate } from '#shared/dates.ts';
import type { GuestStatement } from '#shared/guest/statement.ts';
import { formatPounds } from '#shared/money.ts';
import { Button } from '../buttons.tsx';
import { statementTexts } from './texts.ts';

interface Props {
  statement: GuestStatement;
  /** The invoice that is being opened. */
  busy: number | undefined;
  onOpen: (invoiceId: number) => void;
}

type Open = GuestStatement['open'][number];

/** Each unpaid invoice, oldest first, with its balance and a button to open it. */
export function OpenInvoices({ statement, busy, onOpen }: Props) {
  const { open, more, asOf } = statement;
  if (open.length === 0) return <p class="border-t border-line py-3">{statementTexts.nothingOpen}</p>;
  return (
    <ul>
      {open.map((invoice) => (
        <Row
          key={invoice.id}
          invoice={invoice}
          isLate={invoice.dueDate < asOf}
          isBusy={busy === invoice.id}
          onOpen={() => onOpen(invoice.id)}
        />
      ))}
      {more.count > 0 && (
        <li class="flex justify-between gap-3 border-t border-line py-2">
          <span>{statementTexts.moreOpen(more.count)}</span>
          <span class="whitespace-nowrap">{formatPounds(more.amount)}</span>
        </li>
      )}
    </ul>
  );
}

const dueOf = ({ dueDate, amount, balance }: Open, isLate: boolean): string =>
  [
    (isLate ? statementTexts.dueUntil : statementTexts.due)(formatDate(dueDate)),
    ...(balance < amount ? [statementTexts.ofTotal(formatPounds(amount))] : []),
  ].join(' · ');

interface RowProps {
  invoice: Open;
  isLate: boolean;
  isBusy: boolean;
  onOpen: () => void;
}

function Row({ invoice, isLate, isBusy, onOpen }: RowProps) {
  const { invoiceNumber, balance, onItsWay, pay } = invoice;
  return (
    <li class="keep-together flex items-center justify-between gap-3 max-[15rem]:flex-wrap max-[15rem]:gap-y-1 border-t border-line py-2">
      <span class="min-w-0 grow max-[15rem]:basis-full">
        <span class="block wrap-anywhere">{invoiceNumber}</span>
        <span class={`block text-small ${isLate ? 'text-on-alert' : 'text-muted'}`}>
          {dueOf(invoice, isLate)}
        </span>
        {onItsWay > 0 && (
          <span class="block text-small text-muted">
            {statementTexts.rowOnItsWay(formatPounds(onItsWay))}
          </span>
        )}
      </span>
      <span class="shrink-0 font-strong whitespace-nowrap">{formatPounds(balance)}</span>
      <Button class="no-print shrink-0" busy={isBusy} onClick={onOpen}>
        {pay ? statementTexts.payRow : statementTexts.showRow}
        <span class="sr-only">{invoiceNumber}</span>
      </Button>
    </li>
  );
}

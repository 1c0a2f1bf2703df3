import CircleAlert from 'lucide-react/icons/circle-alert';
import IdCard from 'lucide-react/icons/id-card';
import Plus from 'lucide-react/icons/plus';
import { readDate } from '#shared/calendar/when.ts';
import { today } from '#shared/dates.ts';
import type { Employee } from '#shared/employees/contract.ts';
import { daysLeft, endingTickets, endsSoon, type Ticket, ticketNames } from '#shared/employees/tickets.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Pill } from '../../components/pill.tsx';
import { labels, texts } from './texts.ts';

/** `Gas Safe ends 3 Dec`: an employee's tickets that expire soon or have expired. Renders nothing if there are none. */
export function TicketChips({ employee }: { employee: Employee }) {
  const day = today();
  const ending = endingTickets(employee, day);
  if (ending.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {ending.map(({ kind, number, endsOn }) => {
        const isOver = endsOn < day;
        const said = isOver ? texts.ticketEnded : texts.ticketEnds;
        return (
          <Pill key={`${kind} ${number} ${endsOn}`} tone={isOver ? 'danger' : 'warning'} icon={CircleAlert}>
            {said(ticketNames[kind], readDate(endsOn, day))}
          </Pill>
        );
      })}
    </p>
  );
}

const bySoonest = (a: Ticket, b: Ticket): number => (a.endsOn ?? '9999').localeCompare(b.endsOn ?? '9999');

interface Props {
  employee: Employee;
  onAdd: () => void;
}

/** An employee's tickets with their expiry, first to expire first. */
export function Tickets({ employee, onAdd }: Props) {
  const held = (employee.tickets ?? []).toSorted(bySoonest);
  if (held.length === 0) return <NoTickets onAdd={onAdd} />;
  return (
    <Panel title={labels.tickets}>
      <ul aria-label={labels.tickets} className="divide-y divide-line">
        {held.map((ticket, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one kind may say the same, and none is kept between drawings.
          <li key={at} className="flex items-center gap-3 px-4 py-2.5 large-text:flex-wrap">
            <IdCard aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block font-strong">{ticketNames[ticket.kind]}</span>
              {ticket.number && (
                <span className="block text-small text-muted wrap-anywhere">{ticket.number}</span>
              )}
            </span>
            {ticket.endsOn && <Ends on={ticket.endsOn} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function NoTickets({ onAdd }: Pick<Props, 'onAdd'>) {
  return (
    <Panel title={labels.tickets} className="no-print">
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-muted">{texts.ticketsHint}</p>
        <Button variant="secondary" icon={Plus} onClick={onAdd}>
          {texts.addTicket}
        </Button>
      </div>
    </Panel>
  );
}

function Ends({ on }: { on: string }) {
  const day = today();
  const left = daysLeft(on, day);
  const colour = left < 0 ? 'text-on-alert' : 'text-on-warning';
  return (
    <span className="shrink-0 text-right">
      <span className="block">{readDate(on, day)}</span>
      <span className={`block text-small ${endsSoon(on, day) ? `font-strong ${colour}` : 'text-muted'}`}>
        {texts.ticketLeft(left)}
      </span>
    </span>
  );
}

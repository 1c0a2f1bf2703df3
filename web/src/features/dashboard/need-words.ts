import { formatDate } from '#shared/dates.ts';
import type { Need, NeedReason } from '#shared/domain/dashboard/needs/need.ts';
import { counted } from '#shared/words.ts';
import { words } from '../../words.ts';
import { needTexts as texts } from './texts.ts';

/** What it is about: `Boiler service`. */
export const titleOf = ({ of, id, name, client }: Need): string => {
  if (of === 'vat') return texts.vatReturn(formatDate(name));
  if (of === 'update') return texts.update(formatDate(name));
  if (of === 'hmrc') return texts.connections[name as keyof typeof texts.connections];
  return of === 'items' ? texts.low(id) : name || (client ?? '');
};

const lateness = (days: number): string => {
  if (days > 0) return `${counted(days, 'day')} late`;
  return days === 0 ? 'Due today' : `Due in ${counted(-days, 'day')}`;
};

const ending = (days: number): string => {
  if (days > 0) return texts.ended;
  return days === 0 ? texts.endsToday : texts.endsIn(counted(-days, 'day'));
};

const reminded = (count: number): string => (count === 0 ? '' : `, ${texts.reminded(count)}`);

/** Its state: `Done, not invoiced`, `12 days overdue, reminded once`. */
export const standingOf = ({ reason, of, days, name, reminded: count }: Need): string => {
  if (reason === 'overdue') return `${counted(days, 'day')} overdue${reminded(count)}`;
  if (reason === 'vat_return' || reason === 'update_due') return lateness(days);
  if (reason === 'hmrc_ends' || reason === 'ticket_ends') return ending(days);
  if (reason === 'low_stock') return name;
  if (reason === 'tenant_copy') {
    const when = lateness(days);
    return `${texts.tenantCopy} ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  }
  if (reason === 'to_send' && of === 'quote') return texts.quoteUnsent;
  if (reason === 'to_send') return texts.invoiceUnsent;
  return texts.standings[reason];
};

const places = {
  quote: '/quotes?id=',
  job: '/jobs?id=',
  invoice: '/invoices?id=',
  draft: '/invoices?draft=',
  client: '/clients?id=',
  certificate: '/certificates?id=',
  // Only a ticket that ends.
  employee: '/employees?tab=tickets&id=',
} as const;

/** The address where it is dealt with. */
export const placeOf = (need: Need): string => {
  if (need.to !== undefined) return need.to;
  return `${places[need.of]}${need.id}`;
};

interface NeedAct {
  label: string;
  to: string;
}

/** The action that resolves it, and where. */
export const actOf = (need: Need): NeedAct => {
  const { id, of } = need;
  const record = placeOf(need);
  const acts: Record<NeedReason, NeedAct> = {
    bounced: { label: words.sendAgain, to: of === 'client' ? record : `${record}&send=${id}` },
    vat_check: { label: texts.check, to: record },
    vat_return: { label: texts.file, to: record },
    update_due: { label: words.send, to: record },
    hmrc_ends: { label: texts.connect, to: record },
    ticket_ends: { label: words.renew, to: `${record}&edit=${id}` },
    asked: { label: words.renew, to: record },
    to_schedule: { label: texts.schedule, to: `${record}&schedule=${id}` },
    to_invoice: { label: texts.invoice, to: `${record}&charge=${id}` },
    to_finish: { label: texts.finish, to: record },
    to_send: { label: words.send, to: `${record}&send=${id}` },
    tenant_copy: { label: words.send, to: `${record}&send=${id}` },
    overdue: { label: words.remind, to: `${record}&remind=${id}` },
    paid: { label: words.show, to: record },
    low_stock: { label: words.show, to: record },
  };
  return acts[need.reason];
};

import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock from 'lucide-react/icons/clock';
import FileMinus from 'lucide-react/icons/file-minus';
import { today } from '#shared/dates.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { daysOverdue, type ShownState, shownState } from '#shared/invoices/status.ts';
import { counted } from '#shared/words.ts';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { texts } from './texts.ts';

/** The colour and icon of each status. */
export const looks: Record<ShownState, { tone: PillTone; icon: LucideIcon }> = {
  unpaid: { tone: 'neutral', icon: Clock },
  paid: { tone: 'success', icon: Check },
  overdue: { tone: 'danger', icon: CircleAlert },
  credited: { tone: 'neutral', icon: FileMinus },
  void: { tone: 'neutral', icon: Ban },
};

/** An invoice's status today; an overdue one says for how long. */
export function StatusPill({ invoice }: { invoice: Invoice }) {
  const status = shownState(invoice, today());
  const days = status === 'overdue' ? daysOverdue(invoice.dueDate, today()) : 0;
  const { tone, icon } = looks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {texts.statuses[status]}
      {days > 0 && ` ${counted(days, 'day')}`}
    </Pill>
  );
}

import type { LucideIcon } from 'lucide-react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import FilePen from 'lucide-react/icons/file-pen';
import Hourglass from 'lucide-react/icons/hourglass';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { today } from '#shared/dates.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { quoteStates } from '#shared/quotes/state-names.ts';
import { type ShownQuoteStatus, shownQuoteStatus } from '#shared/quotes/status.ts';
import { Pill, type PillTone } from '../../components/pill.tsx';

export const looks: Record<ShownQuoteStatus, { tone: PillTone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: FilePen },
  sent: { tone: 'info', icon: Clock },
  expired: { tone: 'warning', icon: Hourglass },
  accepted: { tone: 'success', icon: Check },
  declined: { tone: 'danger', icon: X },
  withdrawn: { tone: 'neutral', icon: Undo2 },
  cancelled: { tone: 'danger', icon: Ban },
};

/** A quote's status today. */
export function StatusPill({ quote }: { quote: Pick<QuoteRow, 'status' | 'validUntil'> }) {
  const status = shownQuoteStatus(quote, today());
  return <Pill {...looks[status]}>{quoteStates[status]}</Pill>;
}

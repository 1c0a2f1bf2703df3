import FileText from 'lucide-react/icons/file-text';
import type { DashboardStats } from '#shared/dashboard/contract.ts';
import { formatWholePounds } from '#shared/money.ts';
import { countMark } from '../../../components/figure-mark.ts';
import { LinkCard } from '../../../components/link-card.tsx';
import { texts } from '../texts.ts';

/** The value of pending quotes, and of those accepted this month. */
export function QuotesLine({ quotes }: Pick<DashboardStats, 'quotes'>) {
  return (
    <LinkCard
      mark={countMark('quotes.open', quotes.open)}
      noteMark={countMark('quotes.accepted', quotes.accepted)}
      to="/quotes"
      icon={FileText}
      title={texts.quotesOut(quotes.open, formatWholePounds(quotes.openTotal))}
      note={texts.quotesAccepted(quotes.accepted, formatWholePounds(quotes.acceptedTotal))}
    />
  );
}

import { ChevronRight, FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DashboardStats } from '#shared/dashboard/contract.ts';
import { formatWholePounds } from '#shared/money.ts';
import { Card } from '../../components/card.tsx';
import { texts } from './texts.ts';

/** How much is out in quotes and how much came back this month. */
export function QuotesLine({ quotes }: Pick<DashboardStats, 'quotes'>) {
  return (
    <Card>
      <Link
        to="/quotes"
        className="flex min-h-14 items-center gap-3 rounded-card px-4 py-3 hover:bg-sunken/50 focus-visible:-outline-offset-3"
      >
        <FileText aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block font-strong">
            {texts.quotesOut(quotes.open, formatWholePounds(quotes.openTotal))}
          </span>
          <span className="block text-small text-muted">
            {texts.quotesAccepted(quotes.accepted, formatWholePounds(quotes.acceptedTotal))}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </Card>
  );
}

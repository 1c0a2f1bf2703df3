import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Landmark from 'lucide-react/icons/landmark';
import { Link } from 'react-router-dom';
import { Card } from '../../components/card.tsx';
import { Owed } from '../../data/owed.tsx';
import { texts } from './texts.ts';

interface Props {
  /** In pounds; undefined while invoices are loading. */
  owed: { owed: number; overdue: number } | undefined;
  /** The number of overdue invoices. */
  late: number;
  onShowLate: () => void;
}

/** What is owed, and a button that shows what is overdue. */
export function MoneyCard({ owed, late, onShowLate }: Props) {
  return (
    <div className="px-4 pt-1 pb-1 lg:px-5">
      <Card className="overflow-hidden">
        <div className="flex items-center">
          <p className="relative flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-2 px-4">
            <Owed owed={owed?.owed} overdue={owed?.overdue} />
          </p>
          <MatchBank />
        </div>
        {late > 0 && (
          <div className="relative flex items-center gap-2.5 bg-alert py-2 pl-4 text-on-alert">
            <CircleAlert aria-hidden className="size-5 shrink-0 large-text:hidden" />
            <span className="min-w-0 flex-1">
              <span className="block text-small font-strong max-sm:font-stretch-90%">
                {texts.overdue(late)}
              </span>
              <span className="block text-micro">{texts.overdueHint}</span>
            </span>
            <button
              type="button"
              aria-label={texts.showOverdue}
              title={texts.showOverdue}
              onClick={onShowLate}
              className="no-print grid size-11 shrink-0 place-items-center after:absolute after:inset-0"
            >
              <ChevronRight aria-hidden className="size-5" />
            </button>
          </div>
        )}
      </Card>
    </div>
  );
}

/** On a phone, whose list header has no room for it. */
function MatchBank() {
  return (
    <Link
      to="/payments"
      aria-label={texts.matchBank}
      title={texts.matchBank}
      className="no-print grid size-12 shrink-0 place-items-center text-muted lg:hidden"
    >
      <Landmark aria-hidden className="size-5" />
    </Link>
  );
}

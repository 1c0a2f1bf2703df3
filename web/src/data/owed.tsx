import { Link } from 'react-router-dom';
import { formatWholePounds } from '#shared/money.ts';
import { moneyMark } from '../components/figure-mark.ts';
import { Skeleton } from '../components/skeleton.tsx';

interface Props {
  /** In pounds; undefined while loading. */
  owed: number | undefined;
  overdue: number | undefined;
}

/** The total owed, and how much of it is overdue: each links to its invoices. The first link fills the element around them, which must be `relative`. */
export function Owed({ owed, overdue }: Props) {
  if (owed === undefined || overdue === undefined) return <Skeleton className="h-5 w-40" />;
  if (owed <= 0) return <span className="font-strong text-on-success">All paid</span>;
  return (
    <>
      <Link
        to="/invoices?status=unpaid"
        className="flex min-h-11 items-center gap-1.25 after:absolute after:inset-0 focus-visible:outline-offset-0"
      >
        Owed <b {...moneyMark('owed', owed)}>{formatWholePounds(owed)}</b>
      </Link>
      {overdue > 0 && (
        <>
          <span aria-hidden className="text-muted large-text:hidden">
            ·
          </span>
          <Link
            to="/invoices?status=overdue"
            className="relative flex min-h-11 flex-wrap items-center gap-1.25 text-on-alert"
          >
            <b {...moneyMark('overdue', overdue)}>{formatWholePounds(overdue)}</b> overdue
          </Link>
        </>
      )}
    </>
  );
}

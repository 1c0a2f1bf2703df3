import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatWholePounds } from '#shared/money.ts';
import { Card } from './card.tsx';
import { moneyMark } from './figure-mark.ts';
import { Skeleton } from './skeleton.tsx';

interface Props {
  /** In pounds; undefined while loading. */
  owed: number | undefined;
  overdue: number | undefined;
  /** At the end of the line. */
  aside?: ReactNode;
  /** Below it on the same card. */
  children?: ReactNode;
}

const linkClass = 'flex min-h-12 flex-wrap items-center gap-1';

/** The total owed, and how much of it is overdue: each links to its invoices. */
export function MoneyLine({ owed, overdue, aside, children }: Props) {
  return (
    <Card className="overflow-hidden">
      <div className="flex items-center">
        <p className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-4 px-4">
          <Said owed={owed} overdue={overdue} />
        </p>
        {aside}
      </div>
      {children}
    </Card>
  );
}

function Said({ owed, overdue }: Pick<Props, 'owed' | 'overdue'>) {
  if (owed === undefined || overdue === undefined) return <Skeleton className="h-5 w-40" />;
  if (owed === 0) return 'All paid';
  return (
    <>
      <Link to="/invoices" className={linkClass}>
        Owed <b {...moneyMark('owed', owed)}>{formatWholePounds(owed)}</b>
      </Link>
      {overdue > 0 && (
        <Link to="/invoices?status=overdue" className={`${linkClass} text-on-alert`}>
          <b {...moneyMark('overdue', overdue)}>{formatWholePounds(overdue)}</b> overdue
        </Link>
      )}
    </>
  );
}

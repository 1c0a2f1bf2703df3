import { clsx } from 'clsx';
import { formatPounds } from '#shared/money.ts';

/** An amount in pounds: £1,234.50, never broken over two lines. */
export function Money({ pounds, className }: { pounds: number; className?: string }) {
  return <span className={clsx('whitespace-nowrap', className)}>{formatPounds(pounds)}</span>;
}

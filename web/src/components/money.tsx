import { clsx } from 'clsx';
import { formatPounds } from '#shared/money.ts';
import { moneyMark } from './figure-mark.ts';

interface Props {
  pounds: number;
  className?: string;
  /** Its name as a figure: `client.owed/123`. */
  figure?: string | undefined;
}

/** An amount in pounds: £1,234.50, which never wraps. */
export function Money({ pounds, className, figure }: Props) {
  return (
    <span {...(figure && moneyMark(figure, pounds))} className={clsx('whitespace-nowrap', className)}>
      {formatPounds(pounds)}
    </span>
  );
}

import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import type { BankRow } from '#shared/payments/bank-row.ts';
import { Notice } from '../../components/notice.tsx';
import { type Left, leftReasons } from './statement.ts';
import { texts } from './texts.ts';

interface Props {
  fresh: readonly BankRow[];
  known: number;
  /** How many are Stripe's payouts. */
  payouts: number;
  left: Left;
  /** The alternatives. */
  children: ReactNode;
}

/** The number of payments received, and what was left out of the file. */
export function Found({ fresh, known, payouts, left, children }: Props) {
  const isNothing = fresh.length === 0;
  return (
    <Notice
      tone={left.unread > 0 ? 'warning' : 'info'}
      icon={left.unread > 0 ? CircleAlert : CircleCheck}
      title={isNothing ? texts.nothing : texts.found(fresh.length + known + payouts)}
      action={<div className="flex flex-wrap gap-2">{children}</div>}
      role="status"
    >
      {known > 0 && <p>{texts.known(known)}</p>}
      {payouts > 0 && <p>{texts.payouts(payouts)}</p>}
      {leftReasons.map((why) => left[why] > 0 && <p key={why}>{texts.left[why](left[why])}</p>)}
    </Notice>
  );
}

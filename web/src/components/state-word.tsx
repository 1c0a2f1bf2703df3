import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PillTone } from './pill.tsx';

const colours: Record<PillTone, string> = {
  neutral: 'text-muted',
  info: 'text-on-info',
  success: 'text-on-success',
  warning: 'text-on-warning',
  danger: 'text-on-alert',
};

interface Props {
  tone?: PillTone;
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A status in a dense row: coloured text without a background. */
export function StateWord({ tone = 'neutral', icon: Icon, children }: Props) {
  return (
    <span
      className={clsx('inline-flex items-center gap-1 text-micro font-strong wrap-anywhere', colours[tone])}
    >
      {Icon && <Icon aria-hidden strokeWidth={2.25} className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}

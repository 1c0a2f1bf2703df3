import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PillTone, pillTones } from './pill.tsx';

interface Props {
  tone: PillTone;
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts a screen reader; leave it out for what was there when the page loaded. */
  role?: 'alert' | 'status';
}

/** A banner across the page. */
export function Notice({ tone, icon: Icon, title, children, action, role }: Props) {
  return (
    <div
      role={role}
      className={clsx(
        'keep-together flex flex-wrap items-center gap-3 rounded-card px-4 py-3',
        pillTones[tone],
      )}
    >
      <Icon aria-hidden className={clsx('size-6 shrink-0', children && 'self-start')} />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-strong">{title}</p>
        {children && <div className="text-small">{children}</div>}
      </div>
      {action}
    </div>
  );
}

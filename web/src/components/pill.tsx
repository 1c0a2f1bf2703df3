import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export const pillTones = {
  neutral: 'bg-neutral text-on-neutral',
  info: 'bg-info text-on-info',
  success: 'bg-success text-on-success',
  warning: 'bg-warning text-on-warning',
  danger: 'bg-alert text-on-alert',
};
export type PillTone = keyof typeof pillTones;

interface Props {
  tone?: PillTone;
  icon?: LucideIcon;
  children: ReactNode;
  className?: string;
}

/** A status in colour and text, with an icon if it has one: never by colour alone. */
export function Pill({ tone = 'neutral', icon: Icon, children, className }: Props) {
  return (
    <span
      className={clsx(
        'inline-flex w-fit items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-strong whitespace-nowrap large-text:whitespace-normal',
        pillTones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden strokeWidth={2.5} className="size-3.5 shrink-0" />}
      {children}
    </span>
  );
}

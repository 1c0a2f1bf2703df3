import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconLinkClass } from './icon-button.tsx';

/** A record's facts, each with its icon and its actions on the right: contains `FactRow`s. */
export function FactRows({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <ul
      className={clsx(
        'rounded-card border border-line bg-surface shadow-rest keep-together [&>li+li]:before:absolute [&>li+li]:before:top-0 [&>li+li]:before:right-0 [&>li+li]:before:left-12 [&>li+li]:before:border-t [&>li+li]:before:border-line',
        className,
      )}
    >
      {children}
    </ul>
  );
}

interface Props {
  icon: LucideIcon;
  /** The fact's name, for those who can't see its icon. */
  name: string;
  /** The fact. */
  children: ReactNode;
  /** A quieter second line. */
  second?: ReactNode;
  /** Buttons of 44 px, or an amount. */
  end?: ReactNode;
}

export function FactRow({ icon: Icon, name, children, second, end }: Props) {
  return (
    <li className="relative flex min-h-13 print:min-h-0 items-center gap-3 py-1 pr-1 pl-4 large-text:flex-wrap large-text:gap-y-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 py-0.5 large-text:basis-24">
        <span className="sr-only">{name}: </span>
        <span className="font-strong wrap-anywhere">{children}</span>
        {second && <span className="block text-small text-muted wrap-anywhere">{second}</span>}
      </div>
      {end && <div className="no-print flex shrink-0 items-center large-text:ml-auto">{end}</div>}
    </li>
  );
}

interface EndProps {
  icon: LucideIcon;
  /** "Call Mrs Example". */
  label: string;
  /** `tel:`, `sms:`, `mailto:` or a map, which opens in a new tab. */
  href: string;
}

/** A fact's action, 44 px wide. */
export function FactLink({ icon: Icon, label, href }: EndProps) {
  const isPage = href.startsWith('http');
  return (
    <a
      href={href}
      aria-label={label}
      title={label}
      {...(isPage && { target: '_blank', rel: 'noreferrer' })}
      className={iconLinkClass}
    >
      <Icon aria-hidden className="size-5" />
    </a>
  );
}

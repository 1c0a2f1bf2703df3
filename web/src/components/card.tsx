import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={clsx('rounded-card border border-line bg-surface shadow-rest keep-together', className)}
    />
  );
}

/** A card with its own heading. */
export function Panel({
  title,
  aside,
  children,
  className,
  ...rest
}: ComponentProps<'section'> & { title: string; aside?: React.ReactNode }) {
  return (
    <section {...rest} className={className}>
      <div className="mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h2 className="text-large">{title}</h2>
        {aside}
      </div>
      <Card>{children}</Card>
    </section>
  );
}

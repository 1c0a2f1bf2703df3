import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The container of a page's content. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={clsx(
        'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 pt-4 pb-8 lg:px-8 lg:pt-8 lg:pb-12 print:block print:space-y-4 print:p-0',
        className,
      )}
    >
      {children}
    </div>
  );
}

import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A count, or an Add button. */
  aside?: ReactNode;
  /** Nothing is in it yet, so it isn't printed. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A section of a record with its heading. */
export function RecordPart({ title, aside, isEmpty = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', isEmpty && 'no-print')}>
      <div className="flex min-h-11 print:min-h-8 large-text:flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h3 id={id} className="text-small font-strong">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

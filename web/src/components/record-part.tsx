import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A count, or an Add button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a record with its heading. */
export function RecordPart({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-11 large-text:flex-wrap items-center justify-between gap-x-3 px-0.5">
        <h3 id={id} className="text-small font-strong">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

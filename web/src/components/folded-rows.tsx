import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { usePrinting } from './use-printing.ts';
import { useUnfolded } from './use-unfolded.ts';

interface Props {
  /** Unique in the app: what was unfolded stays so. */
  id: string;
  title: string;
  count: number;
  /** The level of its heading. */
  heading: 'h2' | 'h3';
  /** Shows them without being asked. */
  open?: boolean;
  /** On paper they are shown too. */
  prints?: boolean;
  /** Of the line. */
  className?: string;
  children: ReactNode;
}

/** Rows that nobody needs most days, folded to a line with their count. Renders nothing if there are none. */
export function FoldedRows({
  id,
  title,
  count,
  heading: Heading,
  open = false,
  prints = false,
  className,
  children,
}: Props) {
  const [unfolded, setUnfolded] = useUnfolded(id);
  const isOpen = (usePrinting() && prints) || open || unfolded;
  if (count === 0) return null;
  return (
    <section aria-label={title}>
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isOpen)}
          className={clsx(
            'flex min-h-11 w-full items-center justify-between gap-3 text-small font-strong',
            className,
          )}
        >
          {title}
          <span className="flex items-center gap-1.5 font-normal text-muted">
            {count.toLocaleString('en-GB')}
            <ChevronDown aria-hidden className={clsx('size-4', isOpen && 'rotate-180')} />
          </span>
        </button>
      </Heading>
      {isOpen && children}
    </section>
  );
}

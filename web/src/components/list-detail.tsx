import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { SearchLink } from './search-link.tsx';
import { Spinner } from './spinner.tsx';
import { isSplit } from './widths.ts';

interface Props {
  list: ReactNode;
  /** The chosen record, or null. */
  detail: ReactNode | null;
  /** The record's key; when it changes, a phone scrolls to the top. */
  detailKey: string | number | null;
  /** The list's name: the phone's back button says "Back to Invoices". */
  listName: string;
  /** The number of a record's buttons beside the back button on a phone. */
  tools?: 0 | 1 | 3;
  onClose: () => void;
}

const room = { 0: '', 1: 'mr-11 large-text:mr-13', 3: 'mr-33 large-text:mr-0' };

/**
 * List and detail: side by side on a desktop or tablet, one at a time on a phone, where the list keeps its scroll position.
 * Without a detail the list takes the full width.
 */
export function ListDetail({ list, detail, detailKey, listName, tools = 1, onClose }: Props) {
  const section = useRef<HTMLElement>(null);
  const open = detail !== null;
  useLayoutEffect(() => {
    if (!open || isSplit()) return;
    const scrolled = window.scrollY;
    const opener = document.activeElement;
    window.scrollTo(0, 0);
    section.current?.focus({ preventScroll: true });
    return () => {
      window.scrollTo(0, scrolled);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <div
      className={clsx(
        'print:block',
        open && 'split:grid split:grid-cols-[21rem_minmax(0,1fr)] lg:grid-cols-[22.75rem_minmax(0,1fr)]',
      )}
    >
      <div className={clsx('min-w-0', open && 'not-split:hidden split:border-r split:border-line')}>
        {list}
      </div>
      <section
        ref={section}
        tabIndex={-1}
        aria-label="Details"
        key={detailKey}
        className={clsx(
          'min-w-0 split:sticky split:top-(--strip-top,0px) split:h-[calc(100dvh-var(--strip-top,0px)-var(--bar-height))] split:overflow-y-auto',
          !open && 'hidden',
        )}
      >
        {open && (
          <div className="no-print flex items-center justify-between px-2 large-text:px-0 pt-[max(0.25rem,env(safe-area-inset-top))] lg:hidden">
            {/* The list and its heading are then hidden; without a heading, screen reader users can't find their way. */}
            <h1 className="sr-only split:hidden">{listName}</h1>
            <Button
              variant="quiet"
              icon={ArrowLeft}
              onClick={onClose}
              aria-label={`Back to ${listName}`}
              className="large-text:gap-1 large-text:px-1"
            >
              {listName}
            </Button>
            <SearchLink className={clsx('grid size-11 shrink-0 place-items-center', room[tools])} />
          </div>
        )}
        {/* Its code loads after the list's. */}
        <Suspense fallback={<Spinner />}>{detail}</Suspense>
      </section>
    </div>
  );
}

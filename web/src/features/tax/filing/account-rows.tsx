import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

/** Entries of the account. */
export function Rows({ label, none, children }: { label: string; none: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="px-4 py-3.5 text-muted">{none}</p>;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

interface RowProps {
  name: string;
  second: string | null;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A tap opens an entry's details, if it has any. */
export function Row({ name, second, onOpen, children }: RowProps) {
  const inside = (
    <>
      <span className="min-w-0 flex-1 large-text:basis-full">
        <span className="block font-strong wrap-anywhere">{name}</span>
        {second && <span className="block text-small text-muted">{second}</span>}
      </span>
      <span className="grid justify-items-end large-text:ml-auto">{children}</span>
    </>
  );
  const shape = 'flex w-full min-h-14 items-center gap-3 px-4 py-1.5 text-left large-text:flex-wrap';
  if (!onOpen) return <li className={shape}>{inside}</li>;
  return (
    <li>
      <button type="button" onClick={onOpen} className={`${shape} hover:bg-sunken`}>
        {inside}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  );
}

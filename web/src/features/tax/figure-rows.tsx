import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Money } from '../../components/money.tsx';

/** Stacked figures: contains `FigureRow`s. */
export function FigureRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

interface Props {
  /** A short prefix of the name: "Box 1". */
  mark?: string;
  name: string;
  second?: string | undefined;
  pounds: number;
  /** The figure's name: `vat.box1`. */
  figure?: string;
  strong?: boolean;
  /** No figure of the list has records: no space is reserved for the icon that opens them. */
  flush?: boolean;
  /** Opens the records behind it; left out for a figure without records. */
  onOpen?: (() => void) | undefined;
}

/** A figure with its name; a tap opens its records. */
export function FigureRow({
  mark,
  name,
  second,
  pounds,
  figure,
  strong = false,
  flush = false,
  onOpen,
}: Props) {
  const inside = (
    <>
      <span className="min-w-0 flex-1 wrap-anywhere large-text:basis-full">
        {mark && <span className="block text-micro text-muted">{mark}</span>}
        <span className={strong ? 'block font-strong' : 'block'}>{name}</span>
        {second && <span className="block text-small text-muted">{second}</span>}
      </span>
      <Money pounds={pounds} figure={figure} className="font-strong large-text:ml-auto" />
    </>
  );
  const shape =
    'flex w-full min-h-14 items-center gap-x-3 py-2 print:min-h-0 print:py-1 large-text:gap-x-1 pl-4 text-left large-text:flex-wrap';
  if (!onOpen)
    return <li className={`${shape} ${flush ? 'pr-4' : 'pr-12 large-text:pr-4 print:pr-4'}`}>{inside}</li>;
  return (
    <li>
      <button type="button" onClick={onOpen} className={`${shape} pr-4 hover:bg-sunken`}>
        {inside}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </button>
    </li>
  );
}

/** A rule's source, in small type. */
export function Source({ children }: { children: ReactNode }) {
  return <p className="px-1 text-micro text-muted">{children}</p>;
}

import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { Card } from './card.tsx';
import type { countMark } from './figure-mark.ts';

interface Props {
  to: string;
  icon: LucideIcon;
  title: string;
  note: string;
  /** The note's colour, if it is a warning. */
  noteClass?: string;
  /** The figures in title and note. */
  mark?: ReturnType<typeof countMark>;
  noteMark?: ReturnType<typeof countMark>;
}

/** A card that says one thing and links to where it is dealt with. */
export function LinkCard({ to, icon: Icon, title, note, noteClass = 'text-muted', mark, noteMark }: Props) {
  return (
    <Card>
      <Link
        to={to}
        className="flex min-h-14 items-center gap-3 rounded-card px-4 py-3 hover:bg-sunken/50 focus-visible:-outline-offset-3"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span {...mark} className="block font-strong">
            {title}
          </span>
          <span {...noteMark} className={`block text-small ${noteClass}`}>
            {note}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </Card>
  );
}

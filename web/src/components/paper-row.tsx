import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  icon: LucideIcon;
  to: string;
  name: string;
  second?: ReactNode;
  /** On the right: its amount and status. */
  children: ReactNode;
}

/** A link to one of a record's documents. */
export function PaperRow({ icon: Icon, to, name, second, children }: Props) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 print:min-h-0 items-center gap-3 px-4 py-1.5 large-text:flex-wrap large-text:gap-y-0.5 transition-colors hover:bg-sunken/50 focus-visible:-outline-offset-3"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 large-text:basis-24">
          <span className="block font-strong wrap-anywhere">{name}</span>
          {second && <span className="block text-small text-muted wrap-anywhere">{second}</span>}
        </span>
        <span className="grid shrink-0 justify-items-end large-text:ml-auto">{children}</span>
      </Link>
    </li>
  );
}

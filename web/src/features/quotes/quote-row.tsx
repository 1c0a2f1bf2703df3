import { clsx } from 'clsx';
import type { QuoteRow as Row } from '#shared/quotes/shown.ts';
import { DateText } from '../../components/date-text.tsx';
import { Money } from '../../components/money.tsx';
import { StatusPill } from '../../forms/quote/status-pill.tsx';
import { texts } from './texts.ts';

interface Props {
  quote: Row;
  chosen: boolean;
  onOpen: (id: number) => void;
}

/** One quote of the list. The whole row opens it. */
export function QuoteRow({ quote, chosen, onOpen }: Props) {
  const { id, client, number, title, total } = quote;
  return (
    <button
      type="button"
      aria-current={chosen ? 'true' : undefined}
      onClick={() => onOpen(id)}
      className={clsx(
        'flex w-full items-start justify-between gap-3 px-4 py-3.5 text-left transition-colors focus-visible:-outline-offset-3 lg:px-5',
        chosen ? 'bg-selected shadow-[inset_3px_0_0_var(--ink)]' : 'hover:bg-sunken/50',
      )}
    >
      <span className="min-w-0">
        <span className="block font-strong wrap-anywhere">{client?.name ?? ''}</span>
        <span className="block truncate text-small text-muted">
          {number} · {title}
        </span>
        <State quote={quote} />
      </span>
      <span className="grid shrink-0 justify-items-end gap-1">
        <Money pounds={total} className="font-strong" />
        <StatusPill quote={quote} />
      </span>
    </button>
  );
}

/** The newest thing that is known of it. */
function State({ quote: { changed, askedAt, sentAt, validUntil, status } }: { quote: Row }) {
  if (changed && sentAt) return <Said>{texts.changed}</Said>;
  if (askedAt && status === 'sent') return <Said>{texts.asked}</Said>;
  return (
    <span className="block text-small text-muted">
      {texts.holdsUntil} <DateText value={validUntil} />
    </span>
  );
}

function Said({ children }: { children: string }) {
  return <span className="block text-small font-strong text-on-warning">{children}</span>;
}

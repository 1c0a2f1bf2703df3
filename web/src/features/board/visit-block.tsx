import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import type { Visit } from '#shared/board/board.ts';
import { pillTones } from '../../components/pill.tsx';
import { jobLooks } from '../../data/job-looks.ts';
import { whenWords } from '../../forms/visit/placing.ts';

export interface BlockProps {
  visit: Visit;
  /** The lane's employee; null in the unassigned lane and the tray. */
  of: number | null;
  clash: string;
  onPress: (visit: Visit, of: number | null) => void;
  onKey: (event: KeyboardEvent, visit: Visit, of: number | null) => void;
  isDraft: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A movable visit: by pointer, or by the arrow keys when focused. Memoised. */
export const VisitBlock = memo(
  ({ visit, of, clash, onPress, onKey, isDraft, className, style }: BlockProps) => {
    const { name, tone } = jobLooks[visit.status];
    const said = [visit.title, whenWords(visit), name, visit.client?.name, clash];
    return (
      <button
        type="button"
        data-visit={visit.id}
        data-of={of ?? ''}
        data-clash={clash ? '' : undefined}
        title={visit.title}
        aria-label={said.filter(Boolean).join(', ')}
        aria-describedby="board-hint"
        style={style}
        onClick={() => onPress(visit, of)}
        onKeyDown={(event) => onKey(event, visit, of)}
        className={clsx(
          'block w-full min-w-0 cursor-grab overflow-hidden rounded-small border-l-3 border-current/60 px-1.5 py-1 text-left text-micro select-none data-held:opacity-40 data-clash:outline-2 data-clash:-outline-offset-1 data-clash:outline-danger focus-visible:outline-3 focus-visible:outline-focus',
          pillTones[tone],
          isDraft && 'z-10 shadow-lifted ring-2 ring-ink',
          visit.status === 'cancelled' && 'line-through',
          className,
        )}
      >
        <span className="line-clamp-4 font-strong font-stretch-75% [.absolute>&]:line-clamp-1">
          {visit.title}
        </span>
        <span className="line-clamp-4 font-stretch-85% [.absolute>&]:line-clamp-1">
          {[visit.startTime, visit.client?.name].filter(Boolean).join(' ')}
        </span>
        {clash && (
          <span className="flex items-center gap-1 font-strong text-on-alert font-stretch-85%">
            <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{clash}</span>
          </span>
        )}
      </button>
    );
  },
);

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useUrlLink } from '../../components/use-url-state.ts';
import { lowStock, stockStats } from '../../data/inventory.ts';
import { texts } from './texts.ts';

/** The number of items to name. */
const named = 3;

interface Props {
  onShow: () => void;
  /** The user may see the quantities. */
  mayCount: boolean;
}

/** Names the items that are running out, lowest first. */
export function LowStockBanner({ onShow, mayCount }: Props) {
  const low = useQuery(lowStock).data ?? [];
  const stats = useQuery({ ...stockStats, enabled: mayCount }).data;
  const linkTo = useUrlLink('id');
  if (low.length === 0) return null;
  const shown = low.toSorted((a, b) => a.quantity - b.quantity).slice(0, named);
  const more = Math.max(low.length, stats?.lowStockItems ?? 0) - shown.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center rounded-card bg-warning px-4 py-1.5 text-small text-on-warning">
      <p className="font-strong">{texts.lowStockAlert}</p>
      <button
        type="button"
        onClick={onShow}
        className="no-print -mr-2 min-h-11 px-2 font-strong underline underline-offset-3"
      >
        {texts.showLow}
      </button>
      <ul className="col-span-2 flex flex-wrap gap-x-4">
        {shown.map(({ id, name, quantity }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              {...linkTo(String(id))}
              className="inline-block py-3 lg:py-0.5 underline decoration-current/40 underline-offset-3 hover:decoration-current"
            >
              {name}
            </Link>{' '}
            – {texts.left(quantity)}
          </li>
        ))}
        {more > 0 && <li className="py-3 lg:py-0.5">{texts.more(more)}</li>}
      </ul>
    </div>
  );
}

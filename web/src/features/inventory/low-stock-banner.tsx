import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Notice } from '../../components/notice.tsx';
import { useUrlLink } from '../../components/use-url-state.ts';
import { lowStock, stockStats } from '../../data/inventory.ts';
import { texts } from './texts.ts';

/** As many as are named. */
const named = 3;

/** Names what is running out, the emptiest first. */
export function LowStockBanner({ onShow }: { onShow: () => void }) {
  const low = useQuery(lowStock).data ?? [];
  const stats = useQuery(stockStats).data;
  const linkTo = useUrlLink('id');
  if (low.length === 0) return null;
  const shown = low.toSorted((a, b) => a.quantity - b.quantity).slice(0, named);
  const more = Math.max(low.length, stats?.lowStockItems ?? 0) - shown.length;
  return (
    <Notice
      tone="warning"
      icon={TriangleAlert}
      title={texts.lowStockAlert}
      action={
        <button
          type="button"
          onClick={onShow}
          className="no-print min-h-11 font-strong underline underline-offset-4"
        >
          {texts.showLow}
        </button>
      }
    >
      <ul className="flex flex-wrap gap-x-5">
        {shown.map(({ id, name, quantity }) => (
          <li key={id} className="py-1.5 wrap-anywhere">
            <Link
              {...linkTo(String(id))}
              className="py-1.5 underline decoration-current/40 underline-offset-4 hover:decoration-current"
            >
              {name}
            </Link>{' '}
            – {texts.left(quantity)}
          </li>
        ))}
        {more > 0 && <li className="py-1.5">{texts.more(more)}</li>}
      </ul>
    </Notice>
  );
}

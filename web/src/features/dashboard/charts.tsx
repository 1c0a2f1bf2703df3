import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense } from 'react';
import { useUrlState } from '../../components/use-url-state.ts';
import { useWide } from '../../components/widths.ts';
import { Activity } from './activity.tsx';
import { texts } from './texts.ts';

const load = () => import('./analytics.tsx');
const Analytics = lazy(load);

/** The charts. On a phone neither their code nor their figures are fetched before they are opened. */
export function Charts() {
  return (
    <Suspense fallback={<div className="min-h-54" />}>
      <Analytics />
    </Suspense>
  );
}

/** The activity; on a phone with a link to the charts beside the heading. */
export function ActivityAndCharts() {
  const wide = useWide();
  const [open, setOpen] = useUrlState('charts', { push: true });
  if (wide) return <Activity />;
  const toggle = (
    <button
      type="button"
      aria-expanded={open !== ''}
      onPointerDown={load}
      onClick={() => setOpen(open ? '' : '1')}
      className="-my-1.5 flex min-h-11 items-center gap-0.5 text-small font-strong"
    >
      {texts.charts}
      <ChevronDown aria-hidden className={open ? 'size-4 rotate-180' : 'size-4'} />
    </button>
  );
  return (
    <>
      <Activity aside={toggle} />
      {open && <Charts />}
    </>
  );
}

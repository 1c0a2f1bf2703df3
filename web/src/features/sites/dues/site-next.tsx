import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { lazy, Suspense } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Due } from '#shared/dues/contract.ts';
import { dueName } from '#shared/dues/kinds.ts';
import { NextBar } from '../../../components/next-bar.tsx';
import { useUrlState } from '../../../components/use-url-state.ts';
import { useDues } from '../../../data/dues.ts';
import { texts } from '../texts.ts';

const BookSheet = lazy(() => import('../../../forms/dues/book-sheet.tsx'));

interface Props {
  siteId: number;
  onStart: () => void;
}

/** What falls due at a property, with a visit for it; a certificate if nothing does. */
export function SiteNext({ siteId, onStart }: Props) {
  const [booking, book] = useUrlState('book', { push: true });
  const [due] = useDues({ siteId: String(siteId) }).rows;
  if (!due || due.shown === 'later') {
    const about = due ? texts.dueOn(formatDate(due.dueOn)) : texts.nothingDue;
    return (
      <NextBar
        act={{ label: texts.startCertificate, icon: BadgeCheck, onClick: onStart }}
        about={<p className="text-small text-on-brand-muted">{about}</p>}
      />
    );
  }
  const act =
    due.state === 'booked'
      ? { label: texts.openVisit, icon: CalendarClock, to: `/jobs?id=${due.jobId}` }
      : { label: texts.bookVisit, icon: CalendarPlus, onClick: () => book('1') };
  return (
    <>
      <NextBar act={act} about={<About due={due} />} />
      <Suspense>
        {booking && due.state === 'open' && <BookSheet due={due} onClose={() => book('')} />}
      </Suspense>
    </>
  );
}

function About({ due }: { due: Due }) {
  const { shown, dueOn } = due;
  return (
    <p className="text-small text-on-brand-muted">
      <span className="block font-strong text-on-brand">{dueName(due)}</span>
      {(shown === 'overdue' ? texts.overdueSince : texts.dueOn)(formatDate(dueOn))}
    </p>
  );
}

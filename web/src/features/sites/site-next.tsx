import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate, today } from '#shared/dates.ts';
import { holds } from '#shared/domain/certificates/holds.ts';
import type { Site } from '#shared/sites/site.ts';
import type { SiteThread } from '#shared/thread/shapes.ts';
import { NextBar } from '../../components/next-bar.tsx';
import { dueOf } from '../../data/sites.ts';
import { texts } from './texts.ts';

interface Props {
  site: Site;
  thread: SiteThread | undefined;
  onStart: () => void;
}

/** What is due on the property's earliest day, by name; nothing until its papers have come. */
const dueName = ({ nextDue }: Site, thread: SiteThread | undefined): string | undefined => {
  const due = thread?.certificates.find((paper) => paper.nextDue === nextDue && holds(paper));
  return due && certificateName(due);
};

/** What falls due at a property and a visit for it; a certificate where nothing does. */
export function SiteNext({ site, thread, onStart }: Props) {
  const due = dueOf(site, today());
  const { nextDue, clientId, id } = site;
  if (!due || !nextDue) {
    const about = nextDue ? texts.dueOn(formatDate(nextDue)) : texts.nothingDue;
    return (
      <NextBar
        act={{ label: texts.startCertificate, icon: BadgeCheck, onClick: onStart }}
        about={<p className="text-small text-on-brand-muted">{about}</p>}
      />
    );
  }
  const name = dueName(site, thread);
  const begun = new URLSearchParams({ new: '1', client: `${clientId}`, site: `${id}`, title: name ?? '' });
  const day = (due === 'overdue' ? texts.overdueSince : texts.dueOn)(formatDate(nextDue));
  return (
    <NextBar
      act={{ label: texts.bookVisit, icon: CalendarPlus, to: `/jobs?${begun}` }}
      about={
        <p className="text-small text-on-brand-muted">
          {name && <span className="block font-strong text-on-brand">{name}</span>}
          {day}
        </p>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Site } from '#shared/sites/site.ts';
import { EditTools } from '../../components/edit-tools.tsx';
import { Pill } from '../../components/pill.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { siteThreadQuery } from '../../data/sites.ts';
import { WaitingMark } from '../../waiting/waiting-mark.tsx';
import { Appliances } from './appliances.tsx';
import { SiteNext } from './dues/site-next.tsx';
import { SiteFacts } from './site-facts.tsx';
import { SitePapers } from './site-papers.tsx';
import { texts } from './texts.ts';
import { titleOf } from './title.ts';
import { useArchive } from './use-changes.ts';

const StartSheet = lazy(() => import('../../forms/certificates/start-sheet.tsx'));

interface Props {
  site: Site;
  mayChange: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A property: what is due, access and payer, its appliances and its history. */
export default function SiteDetail({ site, mayChange, onEdit, onDelete }: Props) {
  const navigate = useNavigate();
  const archive = useArchive();
  const [starting, start] = useUrlState('certificate', { push: true });
  const { data: thread, isError } = useQuery(siteThreadQuery(site.id));
  const isArchived = site.archivedAt !== null;
  const acts = [
    {
      label: texts.addDue,
      icon: CalendarClock,
      onClick: () => void navigate(`/dues?new=1&for=${site.clientId}&site=${site.id}`),
    },
    {
      label: isArchived ? texts.restore : texts.archive,
      icon: isArchived ? ArchiveRestore : Archive,
      onClick: () => archive(site),
    },
  ];
  return (
    <article className="@container/record px-4 pb-32 lg:px-7 lg:pt-6 lg:pb-12 print:p-0">
      <header className="flex items-start justify-between gap-3 max-lg:flex-col-reverse max-lg:gap-0">
        <h2 className="min-w-0 py-1.5 text-title wrap-anywhere max-lg:pt-0">{titleOf(site)}</h2>
        {mayChange && (
          <EditTools deleteLabel={texts.delete} onEdit={onEdit} onDelete={onDelete} acts={acts} />
        )}
      </header>
      <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {isArchived && <Pill>{texts.archived}</Pill>}
        <WaitingMark id={site.id} />
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 @xl/record:grid-cols-[minmax(0,1fr)_14.5rem] @xl/record:gap-x-6 print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 @xl/record:col-start-1 @xl/record:row-start-1">
          <SiteFacts site={site} />
          <Appliances siteId={site.id} mayChange={mayChange} />
          <SitePapers site={site} thread={thread} failed={isError} mayChange={mayChange} />
        </div>
        {mayChange && !isArchived && (
          <div className="@xl/record:col-start-2 @xl/record:row-start-1">
            <SiteNext siteId={site.id} onStart={() => start('1')} />
          </div>
        )}
      </div>
      <Suspense>
        {starting && <StartSheet clientId={site.clientId} siteId={site.id} onClose={() => start('')} />}
      </Suspense>
    </article>
  );
}

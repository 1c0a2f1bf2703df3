import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Clock from 'lucide-react/icons/clock';
import KeyRound from 'lucide-react/icons/key-round';
import MapPin from 'lucide-react/icons/map-pin';
import MessageSquare from 'lucide-react/icons/message-square';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { readWhen } from '#shared/calendar/when.ts';
import { formatDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';
import { oneLineAddress } from '#shared/one-line-address.ts';
import { isAddressOf } from '#shared/sites/address.ts';
import { isLandline } from '#shared/uk/landline.ts';
import { FactLink, FactRow, FactRows } from '../../../components/fact-rows.tsx';
import { callHref, mapHref, textHref } from '../../../components/hrefs.ts';
import { iconLinkClass } from '../../../components/icon-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { clientQuery } from '../../../data/clients.ts';
import { labels } from '../../../forms/job/texts.ts';
import { texts } from '../texts.ts';
import { useSpent } from './use-spent.ts';

/** Few jobs repeat, and this bundles every bank holiday. */
const RepeatRow = lazy(() => import('./repeat-row.tsx'));

const linkClass = 'underline decoration-control underline-offset-4 hover:decoration-current';

/** When, for whom, where and by whom, each with its actions. */
export function JobFacts({ job }: { job: Job }) {
  const { data: client, isPending } = useQuery(clientQuery(job.clientId));
  const place = job.location ?? client?.address;
  return (
    <FactRows>
      <WhenRow job={job} />
      <ClientRow client={client}>
        <Link to={`/clients?id=${job.clientId}`} className={linkClass}>
          {client?.name ?? job.client?.name}
        </Link>
      </ClientRow>
      {place && <PlaceRow place={place} />}
      {!place && isPending && <PlaceComing />}
      {job.site && <SiteRows site={job.site} place={place} linked />}
      <PeopleRow job={job} />
      {job.repeat && (
        <Suspense>
          <RepeatRow job={job} />
        </Suspense>
      )}
    </FactRows>
  );
}

interface ClientRowProps {
  client: { name: string; phone?: string | null | undefined } | null | undefined;
  /** Their name. */
  children: ReactNode;
}

export function ClientRow({ client, children }: ClientRowProps) {
  const { name = '', phone } = client ?? {};
  return (
    <FactRow
      icon={UserRound}
      name={labels.clientId}
      second={phone}
      end={phone && <Reach name={name} phone={phone} />}
    >
      {children}
    </FactRow>
  );
}

export function WhenRow({ job }: { job: Job }) {
  const spent = useSpent(job);
  const { startDate, endDate } = job;
  const when = readWhen(job, today()).join(', ');
  const run = startDate && endDate && startDate !== endDate;
  const other = startDate ?? endDate;
  const isOther = other && other !== (job.scheduledDate ?? startDate);
  const dates = run
    ? texts.fromTo(formatDate(startDate), formatDate(endDate))
    : isOther && texts.onDay(formatDate(other));
  return (
    <FactRow
      icon={Clock}
      name={texts.scheduled}
      second={[spent ?? dates, job.visitTold && texts.visitTold].filter(Boolean).join(' · ')}
    >
      {when || texts.noDay}
    </FactRow>
  );
}

function Reach({ name, phone }: { name: string; phone: string }) {
  return (
    <>
      {!isLandline(phone) && (
        <FactLink icon={MessageSquare} label={texts.textTo(name)} href={textHref(phone)} />
      )}
      <FactLink icon={Phone} label={texts.callTo(phone)} href={callHref(phone)} />
    </>
  );
}

/** Most clients have an address of two lines. */
function PlaceComing() {
  return (
    <FactRow icon={MapPin} name={labels.location} second={<>&nbsp;</>}>
      <Skeleton className="h-6 w-1/2" />
    </FactRow>
  );
}

/** The street above the rest of the address. */
export function PlaceRow({ place }: { place: string }) {
  const [street, ...rest] = place.split(/\s*[\n,]\s*/).filter(Boolean);
  return (
    <FactRow
      icon={MapPin}
      name={labels.location}
      second={rest.length > 0 && rest.join(', ')}
      end={<FactLink icon={Navigation} label={texts.directions} href={mapHref(place)} />}
    >
      {street}
    </FactRow>
  );
}

interface SiteProps {
  site: NonNullable<Job['site']>;
  /** The location shown in the row above. */
  place: string | null | undefined;
  linked?: boolean;
}

/** The property: who gives access, and how. If the address is shown already, it is identified by its name instead. */
export function SiteRows({ site, place, linked = false }: SiteProps) {
  const isSaid = isAddressOf(site, place ?? '');
  const name = site.name ?? (isSaid ? undefined : oneLineAddress(site.address));
  const shown = name ?? (linked ? texts.openSite : undefined);
  return (
    <>
      {(shown || site.access) && (
        <FactRow icon={Building2} name={labels.siteId} second={shown ? site.access : undefined}>
          {linked ? (
            <Link to={`/sites?id=${site.id}`} className={linkClass}>
              {shown}
            </Link>
          ) : (
            (shown ?? site.access)
          )}
        </FactRow>
      )}
      {site.contacts.map(({ id, role, name, phone }) => (
        <FactRow
          key={id}
          icon={KeyRound}
          name={texts.letsIn}
          second={[texts.roles[role], phone].filter(Boolean).join(' · ')}
          end={phone && <Reach name={name} phone={phone} />}
        >
          {name}
        </FactRow>
      ))}
    </>
  );
}

function PeopleRow({ job: { id, people, status } }: { job: Job }) {
  return (
    <FactRow icon={UsersRound} name={texts.people} end={isOpenJob(status) && <Assign id={id} />}>
      {people.length > 0 ? (
        people.map(({ firstName }) => firstName).join(', ')
      ) : (
        <span className="font-normal text-muted">{texts.nobody}</span>
      )}
    </FactRow>
  );
}

/** Closing the form returns here. */
function Assign({ id }: { id: number }) {
  return (
    <Link
      to={`/employees?onJob=${id}`}
      state={{ opened: 'onJob' }}
      aria-label={texts.assign}
      title={texts.assign}
      className={iconLinkClass}
    >
      <UserPlus aria-hidden className="size-5" />
    </Link>
  );
}

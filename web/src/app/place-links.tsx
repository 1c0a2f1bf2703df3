import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { grouped } from '../components/grouped.ts';
import { NeedsBadgePlace } from './needs-badge-place.tsx';
import { pageAt } from './pages.tsx';
import type { Place } from './place.ts';
import { placeAt, placesFor } from './places.ts';

interface Props {
  user: User;
  onGo?: () => void;
  withAccess?: boolean;
  /** Home carries the badge, unless it is shown elsewhere. */
  withNeeds?: boolean;
}

/** Links to every place this user may open, grouped, on the brand's dark background. */
export function PlaceLinks({ user, onGo, withAccess = true, withNeeds = false }: Props) {
  const current = placeAt(useLocation().pathname);
  return grouped(placesFor(user, withAccess), ({ group }) => group).map(([group, places]) => (
    <div
      key={group ?? 'home'}
      // Without room for headings, a gap separates the groups.
      className="short-desk:not-first:mt-1.5"
    >
      {group && group !== 'Account' && (
        <p aria-hidden className="px-3 pt-3 pb-0.5 text-micro text-on-brand-muted short-desk:hidden">
          {group}
        </p>
      )}
      <ul aria-label={group} className="grid">
        {places.map((place) => (
          <li key={place.path}>
            <PlaceLink place={place} onGo={onGo} isCurrent={place === current}>
              {withNeeds && place.path === '/dashboard' && <NeedsBadgePlace className="ml-auto" />}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface LinkProps {
  place: Place;
  onGo: (() => void) | undefined;
  isCurrent: boolean;
  children: React.ReactNode;
}

/** A place's code loads when the pointer or a finger reaches its link. */
function PlaceLink({ place, onGo, isCurrent, children }: LinkProps) {
  return (
    <Link
      to={place.path}
      onClick={onGo}
      onPointerEnter={pageAt(place.path).load}
      onFocus={pageAt(place.path).load}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center pointer-fine:min-h-10 short-desk:min-h-6.75 gap-3 rounded-control px-3 text-small font-strong transition-colors',
        isCurrent
          ? 'bg-brand-raised text-on-brand'
          : 'text-on-brand-muted hover:bg-brand-raised hover:text-on-brand',
      )}
    >
      <place.icon aria-hidden className="size-5" />
      {place.name}
      {children}
    </Link>
  );
}

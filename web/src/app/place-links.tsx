import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { NeedsBadgePlace } from './needs-badge-place.tsx';
import { pageAt } from './pages.tsx';
import { placeAt, placesFor } from './places.ts';

interface Props {
  user: User;
  onGo?: () => void;
  withAccess?: boolean;
  /** Home says how much waits, where nothing else says it. */
  withNeeds?: boolean;
}

/** All places a visitor may go to, one under the other, on the brand's dark ground. Code of a place is fetched on the first intent. */
export function PlaceLinks({ user, onGo, withAccess = true, withNeeds = false }: Props) {
  const current = placeAt(useLocation().pathname);
  return (
    <ul className="grid">
      {placesFor(user, withAccess).map((place) => (
        <li key={place.path}>
          <Link
            to={place.path}
            onClick={onGo}
            onPointerEnter={pageAt(place.path).load}
            onFocus={pageAt(place.path).load}
            aria-current={place === current ? 'page' : undefined}
            className={clsx(
              'flex min-h-11 items-center pointer-fine:min-h-10 [@media(pointer:fine)_and_(height<54rem)]:min-h-7.5 gap-3 rounded-control px-3 text-small font-strong transition-colors',
              place === current
                ? 'bg-brand-raised text-on-brand'
                : 'text-on-brand-muted hover:bg-brand-raised hover:text-on-brand',
            )}
          >
            <place.icon aria-hidden className="size-5" />
            {place.name}
            {withNeeds && place.path === '/dashboard' && <NeedsBadgePlace className="ml-auto" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, isInField } from '../allowed.ts';
import { useUrlState } from '../components/use-url-state.ts';
import { NeedsBadgePlace } from './needs-badge-place.tsx';
import type { Place } from './place.ts';
import { placeAt, places } from './places.ts';
import { headFor } from './read-ahead.ts';

const loadCreate = () => import('./create-menu.tsx');
const CreateMenu = lazy(loadCreate);

/** The middle button of the bottom bar. It opens this place's own form, or the menu of all forms if the place has none. */
function CreateButton({ place }: { place: Place | undefined }) {
  const [isChoosing, setChoosing] = useState(false);
  const [, create] = useUrlState('new', { push: true });
  if (place?.creates) {
    return (
      <button type="button" onClick={() => create('1')} className="bar-item w-full text-muted">
        <PlusBox />
        {place.creates.name}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={loadCreate}
        onClick={() => setChoosing(true)}
        className="bar-item w-full text-muted"
      >
        <PlusBox />
        Add
      </button>
      <Suspense>{isChoosing && <CreateMenu onClose={() => setChoosing(false)} />}</Suspense>
    </>
  );
}

function PlusBox() {
  return (
    <span className="grid h-7.5 w-13 place-items-center rounded-control bg-next text-on-brand dark:bg-next-raised">
      <Plus aria-hidden strokeWidth={2.5} className="size-5.5" />
    </span>
  );
}

const loadMore = () => import('./more-menu.tsx');
const MoreMenu = lazy(loadMore);

/** A place's name in this user's bottom bar; undefined if it is not in it. */
const barNameFor = (user: User, { barName, fieldBarName, roles }: Place): string | undefined =>
  isAmong(user, roles) ? (isInField(user) ? fieldBarName : barName) : undefined;

/** A phone's navigation: the most-used places, what this place makes, and the rest behind More. */
export function BottomBar({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const current = placeAt(useLocation().pathname);
  const inBar = places.filter((place) => barNameFor(user, place));
  const makes = isAmong(user, current?.creates?.roles ?? desk);
  const [home, jobs, ...rest] = inBar.map((place) => (
    <li key={place.path}>
      <Link
        to={place.path}
        onPointerDown={() => headFor(place.path)}
        aria-current={place === current ? 'page' : undefined}
        className={itemClass(place === current)}
      >
        <Item icon={place.icon}>{barNameFor(user, place)}</Item>
        {isAmong(user, desk) && place.path === '/dashboard' && (
          <NeedsBadgePlace className="absolute top-2 left-[calc(50%+4px)] border-2 border-surface box-content" />
        )}
      </Link>
    </li>
  ));
  return (
    <>
      <nav
        aria-label="Main"
        data-bottom-bar
        className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-1.5 pb-[env(safe-area-inset-bottom)]"
      >
        <ul
          className={clsx(
            'mx-auto grid h-20 max-w-lg',
            makes
              ? 'grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,1.15fr)_repeat(2,minmax(0,1fr))]'
              : 'auto-cols-fr grid-flow-col',
          )}
        >
          {home}
          {jobs}
          {makes && (
            <li>
              <CreateButton place={current} />
            </li>
          )}
          {rest}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerDown={loadMore}
              onClick={() => setOpen(true)}
              className={clsx(itemClass(current !== undefined && !inBar.includes(current)), 'w-full')}
            >
              <Item icon={Ellipsis}>More</Item>
            </button>
          </li>
        </ul>
      </nav>
      <Suspense>{open && <MoreMenu onClose={() => setOpen(false)} user={user} />}</Suspense>
    </>
  );
}

/** The current place has a line on top, and its word in ink. */
const itemClass = (current: boolean): string =>
  clsx(
    'bar-item relative',
    current
      ? 'text-ink before:absolute before:top-0 before:h-0.75 before:w-8 before:rounded-b-small before:bg-ink'
      : 'text-muted',
  );

function Item({ icon: Icon, children }: { icon: LucideIcon; children: string | undefined }) {
  return (
    <>
      <Icon aria-hidden className="size-6" />
      {children}
    </>
  );
}

import { clsx } from 'clsx';
import { Ellipsis, type LucideIcon, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { type Place, placeAt, places } from './places.ts';

const loadCreate = () => import('./create-menu.tsx');
const loadMore = () => import('./more-menu.tsx');
const CreateMenu = lazy(loadCreate);
const MoreMenu = lazy(loadMore);

const inBar = places.filter((place) => place.barName);
const itemClass = 'grid min-h-14 place-items-center content-center gap-0.5 text-small font-strong';

/** A phone's navigation: the most-used places, what can be made, and the rest behind More. */
export function BottomBar({ user }: { user: User }) {
  const [open, setOpen] = useState<'create' | 'more' | null>(null);
  const current = placeAt(useLocation().pathname);
  const close = () => setOpen(null);
  const [home, jobs, ...rest] = inBar.map((place) => (
    <li key={place.path}>
      <PlaceItem place={place} current={place === current} />
    </li>
  ));
  return (
    <>
      <nav
        aria-label="Main"
        data-bottom-bar
        className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <ul className="mx-auto grid h-17 max-w-lg grid-cols-5 items-center px-1">
          {home}
          {jobs}
          <li className="grid place-items-center">
            <button
              type="button"
              aria-label="Create"
              aria-haspopup="dialog"
              onPointerDown={loadCreate}
              onClick={() => setOpen('create')}
              className="grid size-13 place-items-center rounded-card bg-primary text-on-primary transition-colors hover:bg-primary-hover"
            >
              <Plus aria-hidden className="size-7" />
            </button>
          </li>
          {rest}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerDown={loadMore}
              onClick={() => setOpen('more')}
              className={clsx(itemClass, 'w-full text-muted')}
            >
              <BarIcon icon={Ellipsis} current={false} />
              More
            </button>
          </li>
        </ul>
      </nav>
      <Suspense>
        {open === 'create' && <CreateMenu onClose={close} />}
        {open === 'more' && <MoreMenu onClose={close} user={user} />}
      </Suspense>
    </>
  );
}

function PlaceItem({ place, current }: { place: Place; current: boolean }) {
  return (
    <Link
      to={place.path}
      onPointerDown={place.load}
      aria-current={current ? 'page' : undefined}
      className={clsx(itemClass, current ? 'text-ink' : 'text-muted')}
    >
      <BarIcon icon={place.icon} current={current} />
      {place.barName}
    </Link>
  );
}

function BarIcon({ icon: Icon, current }: { icon: LucideIcon; current: boolean }) {
  return (
    <span
      className={clsx(
        'grid h-7 w-13 place-items-center rounded-full transition-colors',
        current && 'bg-accent text-on-accent',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </span>
  );
}

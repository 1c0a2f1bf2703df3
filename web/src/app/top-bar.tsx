import { Link, useLocation } from 'react-router-dom';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import { product } from '#shared/product.ts';
import { VialMark } from '../brand/vial-mark.tsx';
import { Pill } from '../components/pill.tsx';
import { SearchLink } from '../components/search-link.tsx';
import { Initial } from '../data/user-badge.tsx';
import { isList } from '../titles.ts';

/** The phone's top bar: the mark, and who is signed in or what is missing. A list brings its own. */
export function TopBar({ user, withAccess }: { user: User; withAccess: boolean }) {
  const { pathname } = useLocation();
  if (withAccess && isList(pathname)) return null;
  return (
    <header className="no-print @container flex min-h-14 items-center justify-between gap-x-3 px-4 large-text:flex-wrap pt-[env(safe-area-inset-top)]">
      <Link to="/" className="flex min-h-11 items-center gap-2.5 text-large font-strong">
        <VialMark />
        <span className={withAccess ? '@max-[16rem]:sr-only' : '@max-[19rem]:sr-only'}>{product.name}</span>
      </Link>
      {withAccess ? (
        <div className="-mr-1 flex">
          <SearchLink className="grid size-11 place-items-center" />
          <Link to="/settings" aria-label="Your settings" className="grid size-11 place-items-center">
            <Initial user={user} className="bg-brand-raised text-on-brand" />
          </Link>
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <Pill tone="warning">No Subscription</Pill>
          <a href={authRoutes.logout.path} className="flex min-h-11 items-center font-strong underline">
            Logout
          </a>
        </div>
      )}
    </header>
  );
}

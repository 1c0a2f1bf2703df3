import { Link } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { desk } from '#shared/members/roles.ts';
import { product } from '#shared/product.ts';
import { isAmong } from '../allowed.ts';
import { VialMark } from '../brand/vial-mark.tsx';
import { SearchLink } from '../components/search-link.tsx';
import { FirmSwitch } from './firm-switch.tsx';
import { PlaceLinks } from './place-links.tsx';
import { accessNote } from './texts.ts';
import { UserCard } from './user-card.tsx';

const searchClass =
  'mb-3 flex min-h-11 items-center gap-3 rounded-control border border-brand-line px-3 text-small font-strong text-on-brand-muted transition-colors hover:bg-brand-raised hover:text-on-brand';

function Search() {
  return (
    <SearchLink className={searchClass}>
      <span className="flex-1">Search</span>
      <kbd aria-hidden className="rounded-small border border-brand-line px-1.5 text-micro">
        /
      </kbd>
    </SearchLink>
  );
}

export function Sidebar({ user, withAccess }: { user: User; withAccess: boolean }) {
  return (
    <aside className="on-brand no-print sticky top-0 flex h-dvh flex-col border-r border-brand-line bg-brand px-3 py-4">
      <Link
        to="/"
        className="mb-2 flex min-h-11 items-center gap-3 rounded-control px-3 text-large font-strong text-on-brand"
      >
        <VialMark frame="light" />
        {product.name}
      </Link>
      <FirmSwitch user={user} />
      <nav aria-label="Main" className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1 pb-1">
        {!withAccess && <p className="px-3 pb-3 text-on-brand-muted">{accessNote(user)}</p>}
        <Search />
        <PlaceLinks user={user} withAccess={withAccess} withNeeds={withAccess && isAmong(user, desk)} />
      </nav>
      <UserCard user={user} />
    </aside>
  );
}

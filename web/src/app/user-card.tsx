import LogOut from 'lucide-react/icons/log-out';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import { roleName } from '#shared/members/words.ts';
import { standingOf } from '../data/standing.ts';
import { fullName, Initial } from '../data/user-badge.tsx';

/** Owners see their plan here; it is nobody else's business. */
const whatTheyAre = (user: User): string => {
  if (user.firm && user.firm.role !== 'owner') return roleName[user.firm.role];
  return standingOf(user, Date.now()) === 'trial' ? 'Professional · Trial' : 'Professional';
};

/** Who is signed in, and Sign out, on the brand's dark background. */
export function UserCard({ user }: { user: User }) {
  return (
    <div className="grid gap-2 border-t border-brand-line pt-4 short-desk:flex short-desk:items-center short-desk:gap-0 short-desk:pt-3">
      <div className="flex min-w-0 flex-1 items-center gap-3 px-3 short-desk:gap-2 short-desk:pr-0 short-desk:pl-1">
        <Initial user={user} />
        <div className="min-w-0">
          <p className="line-clamp-2 font-strong wrap-anywhere text-on-brand short-desk:text-small">
            {fullName(user)}
          </p>
          <p className="text-micro text-on-brand-muted">{whatTheyAre(user)}</p>
        </div>
      </div>
      <a
        href={authRoutes.logout.path}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 short-desk:px-2 font-strong text-on-brand-muted transition-colors hover:bg-brand-raised hover:text-on-brand"
      >
        <LogOut aria-hidden className="size-5" />
        <span className="short-desk:sr-only">Logout</span>
      </a>
    </div>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import { product } from '#shared/product.ts';
import { isOverdueForAsking } from '#shared/subscription/access.ts';
import { isInField } from '../allowed.ts';
import { SignedIn, useRecordedUser } from '../api/user.ts';
import { VialMark } from '../brand/vial-mark.tsx';
import { Pill } from '../components/pill.tsx';
import { SearchIsThere, SearchLink } from '../components/search-link.tsx';
import { useHeldInPrint } from '../components/use-printing.ts';
import { useWide } from '../components/widths.ts';
import { Initial } from '../data/user-badge.tsx';
import { ChargePlace } from '../forms/charge/charge-place.tsx';
import { isList } from '../titles.ts';
import { BottomBar } from './bottom-bar.tsx';
import { OutboxPlace } from './outbox-place.tsx';
import { SearchPlace } from './search.tsx';
import { Sidebar } from './sidebar.tsx';

/** The phone's top bar: the mark, and who is signed in or what is missing. A list brings its own. */
function TopBar({ user, withAccess }: { user: User; withAccess: boolean }) {
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

const PaymentNotice = lazy(() => import('./payment-notice.tsx'));

const subscriptionPath = '/subscription';

/** A notice above every page while Stripe retries a card that failed. The subscription page says more. */
function PaymentDue({ user }: { user: User }) {
  const { pathname } = useLocation();
  if (user.subscriptionStatus !== 'past_due' || pathname === subscriptionPath) return null;
  return (
    <Suspense>
      <PaymentNotice path={subscriptionPath} />
    </Suspense>
  );
}

const Ask = lazy(() => import('./ask.tsx'));

/**
 * Asks Stripe for the subscription when its webhook about the new period never arrived: nobody keeps access they no longer pay
 * for.
 */
function AskAgain({ user }: { user: User }) {
  if (!isOverdueForAsking(user, Date.now())) return null;
  return (
    <Suspense>
      <Ask />
    </Suspense>
  );
}

/** The first tab stop: skips the navigation. */
function SkipLink({ to }: { to: string }) {
  return (
    <a
      href={`#${to}`}
      className="no-print fixed top-2 left-2 z-90 -translate-y-20 rounded-control bg-primary px-4 py-2.5 font-strong text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

interface Props {
  user: User;
  withAccess: boolean;
  children: ReactNode;
}

/** Navigation around a page: a sidebar from 1024 px, a top and a bottom bar on a phone. */
export function Shell({ user: answered, withAccess, children }: Props) {
  const user = useRecordedUser(answered);
  // A sheet of paper is narrow, and what is printed doesn't show either bar.
  const isWide = useHeldInPrint(useWide());
  return (
    <SignedIn value={user}>
      <SearchIsThere value={withAccess}>
        <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
          <SkipLink to="content" />
          {isWide ? (
            <Sidebar user={user} withAccess={withAccess} />
          ) : (
            <TopBar user={user} withAccess={withAccess} />
          )}
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 pb-[calc(var(--bar-height)+var(--said-height))] print:pb-0"
          >
            <OutboxPlace user={user} withAccess={withAccess} />
            <AskAgain user={user} />
            {!isInField(user) && <PaymentDue user={user} />}
            {children}
          </main>
          {withAccess && !isWide && <BottomBar user={user} />}
          {withAccess && <SearchPlace user={user} />}
          {withAccess && !isInField(user) && <ChargePlace />}
        </div>
      </SearchIsThere>
    </SignedIn>
  );
}

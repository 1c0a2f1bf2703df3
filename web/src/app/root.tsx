import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#shared/auth/user.ts';
import { product } from '#shared/product.ts';
import { isAmong } from '../allowed.ts';
import { hasHint } from '../boot/hint.ts';
import { lockedSession } from '../boot/kept-session.ts';
import { Toaster } from '../components/toaster.tsx';
import { rememberPlace } from '../data/came-from.ts';
import { askAfterStep } from '../store/rhythm.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorFallback } from './error-fallback.tsx';
import { openSignedOut, openWithoutAccess } from './page-handle.ts';
import { type Page, pageAt } from './pages.tsx';
import { Shell } from './shell.tsx';
import { SignedOutHome } from './signed-out-home.tsx';
import { texts } from './texts.ts';
import { useUnsentHere } from './use-unsent-here.ts';
import { useVisitor, type Visitor } from './visitor.ts';
import { WaitingApp, WaitingPage } from './waiting.tsx';

const NotFound = lazy(() => import('./not-found.tsx'));
const Upsell = lazy(() => import('../features/subscription/upsell.tsx'));
const Locked = lazy(() => import('./locked.tsx'));
const Activating = lazy(() => import('../features/subscription/paying/activating.tsx'));

/** The frame of every page: the gate, then the shell for those who are let in. */
export function Root() {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const page = pageAt(pathname);
  const hidden = visitor.state === 'signed-out' && pathname !== '/' && !openSignedOut(page.audience);
  useEffect(() => {
    rememberPlace(pathname, search);
    askAfterStep();
  }, [pathname, search]);
  usePageChange(pathname, hidden ? (hasHint() ? texts.signedOut : 'Page not found') : page.title);
  return (
    <>
      <ErrorBoundary>
        <Gate
          visitor={visitor}
          pathname={pathname}
          page={page}
          fromPayment={pathname === '/dashboard' && new URLSearchParams(search).has('redirect_status')}
        />
      </ErrorBoundary>
      <Toaster />
    </>
  );
}

interface GateProps {
  visitor: Visitor;
  pathname: string;
  page: Page;
  /** The browser has just come back from Stripe. */
  fromPayment: boolean;
}

function Gate({ visitor, pathname, page, fromPayment }: GateProps) {
  switch (visitor.state) {
    case 'loading':
      return <WaitingApp pathname={pathname} />;
    case 'unknown':
      return <Unknown {...visitor} />;
    case 'signed-out':
      return <SignedOut pathname={pathname} page={page} />;
    case 'with-access':
      return (
        <Shell user={visitor.user} withAccess>
          <PageFrame key={pathname} pathname={pathname}>
            {fromPayment ? <Activating user={visitor.user} /> : <Allowed user={visitor.user} page={page} />}
          </PageFrame>
        </Shell>
      );
    case 'without-access':
      // Joining a firm does not depend on one's own subscription.
      if (pathname === '/join') return <SignedOut pathname={pathname} page={page} />;
      return (
        <Shell user={visitor.user} withAccess={false}>
          <PageFrame key={pathname} pathname={pathname}>
            <WithoutAccess user={visitor.user} fromPayment={fromPayment} page={page} />
          </PageFrame>
        </Shell>
      );
  }
}

/** The page, if this role may open it. */
function Allowed({ user, page }: { user: User; page: Page }) {
  return isAmong(user, page.roles) ? <page.Body /> : <NotFound />;
}

/** The server doesn't answer, and this device doesn't know who is here, or may no longer say. */
function Unknown({ error, retry }: { error: Error; retry: () => void }) {
  const unsent = useUnsentHere();
  if (lockedSession() === undefined)
    return (
      <ErrorFallback error={error} onReset={retry} note={unsent ? texts.unsentKept(unsent) : undefined} />
    );
  return (
    <Suspense>
      <Locked onAgain={retry} />
    </Suspense>
  );
}

interface WithoutAccessProps {
  user: User;
  fromPayment: boolean;
  page: Page;
}

function WithoutAccess({ user, fromPayment, page }: WithoutAccessProps) {
  if (fromPayment) return <Activating user={user} />;
  return openWithoutAccess(page.audience) ? <Allowed user={user} page={page} /> : <Upsell user={user} />;
}

function SignedOut({ pathname, page }: { pathname: string; page: Page }) {
  if (pathname === '/') return <SignedOutHome />;
  return (
    <main>
      <PageFrame pathname={pathname}>
        {openSignedOut(page.audience) ? <page.Body /> : <NotFound forMembers />}
      </PageFrame>
    </main>
  );
}

/** A page that is loading, or has failed, must not take the navigation with it. */
function PageFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<WaitingPage pathname={pathname} />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Sets the window's title and moves the focus to the new page, as a full page load would. */
const usePageChange = (pathname: string, title: string) => {
  useEffect(() => {
    document.title = `${title} · ${product.name}`;
  }, [title]);
  useEffect(() => {
    if (pathname === firstPath) return;
    firstPath = null;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
};

let firstPath: string | null = location.pathname;
